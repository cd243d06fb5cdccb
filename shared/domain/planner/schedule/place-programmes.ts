import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import type { Programme } from '#shared/domain/catalogue/programmes'
import { sunOn } from '../../sun.ts'
import { hasNeed, type TripRequest } from '../request/trip-request.ts'
import { isEveningStep } from './compose-day.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep } from './planned-step.ts'
import { offersIn } from './stay-blocks.ts'

const SUBJECT_POINTS = 4
const TRIP_TYPE_POINTS = 2
const LED_BY_STAY_POINTS = 1

interface Block {
  step: PlannedStep
  stay: Stay
  day: PlannedDay
  isLastEvening: boolean
}

/** Whether the hour, the stay and the day are right for it. */
function fits(programme: Programme, { step, stay, day, isLastEvening }: Block, gradeMin: number): boolean {
  const { minutes, time, dark, stay_activity, after_hazard, last_evening } = programme
  const offered = [...stay.on_site, ...stay.evening].map(({ code }) => code)
  return (
    (time === 'evening') === isEveningStep(step, gradeMin) &&
    (!dark || sunOn(day.date, stay).set <= step.start) &&
    minutes[0] <= step.end - step.start &&
    (stay_activity === undefined || offered.includes(stay_activity)) &&
    (after_hazard === undefined ||
      day.visits.some(({ candidate }) => candidate.place.hazards.includes(after_hazard))) &&
    (!last_evening || isLastEvening)
  )
}

/** Whether this group can do it. */
const suits = ({ grades, water, wheelchair }: Programme, trip: TripRequest): boolean =>
  grades[0] <= trip.gradeMin &&
  trip.gradeMax <= grades[1] &&
  !(water !== 'none' && hasNeed(trip, 'no-swimming')) &&
  !(wheelchair === 'no' && hasNeed(trip, 'wheelchair'))

/** How well it serves the trip's subjects and types. A programme of another subject serves it worse than one of any. */
function pointsOf({ subjects, trip_types, leader }: Programme, { subjects: asked, themes }: TripRequest): number {
  const bySubject = subjects.some((one) => asked.includes(one)) ? SUBJECT_POINTS : 0
  const byType = trip_types.some((one) => themes.includes(one)) ? TRIP_TYPE_POINTS : 0
  const another = bySubject === 0 && subjects.length > 0 && asked.length > 0 ? 1 : 0
  return bySubject + byType + (leader === 'stay' ? LED_BY_STAY_POINTS : 0) - another
}

const isAtStay = ({ role }: PlannedStep): boolean => role === 'programme' || role === 'morning'
const isBlock = (step: PlannedStep): boolean => isAtStay(step) && !step.within

/**
 * The days with a programme of the catalogue in each block at a stay that has no activities of the stay and nothing that
 * was asked for; none twice. One that the owner of the plan chose comes first, then the best by points, then the first of
 * the file.
 */
export function placeProgrammes(days: readonly PlannedDay[], trip: TripRequest, facts: Facts): PlannedDay[] {
  const ranked = facts.programmes
    .filter((programme) => suits(programme, trip))
    .map((programme) => ({ programme, points: pointsOf(programme, trip) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ programme }) => programme)
  const chosen = [...(trip.programmes?.values() ?? [])]
  const used = new Set(ranked.filter(({ id }) => chosen.includes(id)))
  return days.map((day, index) => ({
    ...day,
    steps: day.steps.map((step) => {
      const { stay } = step
      if (!isBlock(step) || !stay || offersIn(step, day, days, trip).length > 0) return step
      const block: Block = { step, stay, day, isLastEvening: index === days.length - 2 }
      const at = day.steps.filter(isAtStay).indexOf(step)
      const own = trip.programmes?.get(`${index} ${at}`)
      const isRight = (one: Programme) => fits(one, block, trip.gradeMin)
      const programme =
        ranked.find((one) => one.id === own && isRight(one)) ?? ranked.find((one) => !used.has(one) && isRight(one))
      if (!programme) return step
      used.add(programme)
      return { ...step, programme }
    }),
  }))
}
