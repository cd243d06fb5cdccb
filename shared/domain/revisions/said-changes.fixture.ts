import { expect } from 'vitest'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import type { Change } from './change.ts'

type PlannedDay = Itinerary['daily_itinerary'][number]
const placesIn = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisitStep))
const isOnBoth = (one: Step, plan: Itinerary) =>
  placesIn(plan).some(({ place_id, title }) => place_id === one.place_id && title === one.title)

/** What is said of a change is true: nothing else moved only if nothing did; what was asked for and is lost is named. */
export function expectTrue(said: string, change: Change, before: Itinerary, after: Itinerary): void {
  const changed = 'step' in change && change.step !== undefined ? stepAt(before, change.day, change.step) : undefined
  const news = change.type === 'add' || change.type === 'swap'
  const isOther = (step: Step) =>
    step.title !== changed?.title &&
    !(news && said.startsWith(step.title)) &&
    !(change.type === 'stay' && step.kind === 'check_in')
  const shown = ({ schedule }: PlannedDay) =>
    schedule.filter(isOther).map(({ start, end, title }) => `${start} ${end} ${title}`)
  const days = Math.min(before.daily_itinerary.length, after.daily_itinerary.length)
  const [was, is] = [before, after].map((plan) => plan.daily_itinerary.slice(0, days).map(shown))
  if (said.includes('nothing else moved')) expect(is, said).toEqual(was)
  for (const place of placesIn(before)) {
    if (isOnBoth(place, after) || place.title === changed?.title) continue
    expect(said).toContain(`${place.title}`)
    const isAsked = before.requests?.some(({ place_id }) => place_id !== undefined && place_id === place.place_id)
    if (isAsked) expect(said).toContain(`${place.title}, which you asked for, is left out`)
  }
}
const stepAt = ({ daily_itinerary }: Itinerary, day: number, step: number) => daily_itinerary[day - 1]!.schedule[step]
