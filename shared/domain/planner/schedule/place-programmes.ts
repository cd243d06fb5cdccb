import { monthOf } from '#shared/domain/calendar'
import type { Stay } from '#shared/domain/catalogue/facts'
import { type Programme, turnsOf } from '#shared/domain/catalogue/programmes'
import { sunOn } from '../../sun.ts'
import type { TripRequest } from '../request/trip-request.ts'
import { isEveningStep } from './compose-day.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep } from './planned-step.ts'
import type { RankedProgramme } from './rank-programmes.ts'
import { offersIn } from './stay-blocks.ts'

export interface Block {
  step: PlannedStep
  stay: Stay
  day: PlannedDay
  isLastEvening: boolean
}

/** Whether the hour, the stay and the day are right for it. */
export function fits(programme: Programme, { step, stay, day, isLastEvening }: Block, trip: TripRequest): boolean {
  const { minutes, time, dark, months, stay_activity, after_hazard, last_evening } = programme
  const offered = [...stay.on_site, ...stay.evening].map(({ code }) => code)
  return (
    (time === 'evening') === isEveningStep(step, trip.gradeMin) &&
    (!dark || sunOn(day.date, stay).set <= step.start) &&
    minutes[0] * turnsOf(programme, trip.students) <= step.end - step.start &&
    (months?.includes(monthOf(day.date)) ?? true) &&
    (stay_activity === undefined || offered.includes(stay_activity)) &&
    (after_hazard === undefined ||
      day.visits.some(({ candidate }) => candidate.place.hazards.includes(after_hazard))) &&
    (!last_evening || isLastEvening)
  )
}

export const isAtStay = ({ role }: PlannedStep): boolean => role === 'programme' || role === 'morning'
const isBlock = (step: PlannedStep): boolean => isAtStay(step) && !step.within && !step.programme

/** A programme that is longer than its hours allow is cut; one may fill a block that is longer than itself by a third. */
const MOST_STRETCHED = 4 / 3

/**
 * The days with a programme of the catalogue in each block at a stay that has no activities of the stay and nothing that
 * was asked for; none twice. One that the owner of the plan chose comes first, then the best by points, then the first of
 * the file. Rather than with a lesson of another subject, a block of a day with visits goes into the work on what was seen.
 */
export function placeProgrammes(
  days: readonly PlannedDay[],
  trip: TripRequest,
  programmes: readonly RankedProgramme[],
): PlannedDay[] {
  const ranked = programmes.filter(({ programme }) => !programme.at)
  const chosen = [...(trip.programmes?.values() ?? [])]
  const placed = days.flatMap(({ steps }) => steps.flatMap(({ programme }) => programme ?? []))
  const used = new Set([
    ...placed,
    ...ranked.flatMap(({ programme }) => (chosen.includes(programme.id) ? programme : [])),
  ])

  const chooseFor = (block: Block, own: string | undefined, mayWork: boolean): Programme | undefined => {
    const minutes = block.step.end - block.step.start
    const right = ranked.filter(({ programme }) => fits(programme, block, trip))
    const free = right.filter(({ programme }) => !used.has(programme))
    const longest = ({ programme }: RankedProgramme) => programme.minutes[1] * turnsOf(programme, trip.students)
    const best = (list: readonly RankedProgramme[]) =>
      list.find((one) => minutes <= longest(one)) ?? list.find((one) => minutes <= longest(one) * MOST_STRETCHED)
    const found =
      right.find(({ programme }) => programme.id === own) ??
      best(free.filter(({ isFor }) => isFor === 'subject')) ??
      best(free.filter(({ isFor }) => isFor === 'type')) ??
      (mayWork ? undefined : (best(free.filter(({ isFor }) => isFor === 'group')) ?? best(free) ?? free[0]))
    return found?.programme
  }

  return days.map((day, index) => {
    let mayWork = day.visits.length > 0 && !trip.occasion
    return {
      ...day,
      steps: day.steps.map((step) => {
        const { stay } = step
        if (!isBlock(step) || !stay || offersIn(step, day, days, trip).length > 0) return step
        const isEvening = isEveningStep(step, trip.gradeMin)
        const at = day.steps.filter(isAtStay).indexOf(step)
        const own = trip.programmes?.get(`${index} ${at}`)
        const block: Block = { step, stay, day, isLastEvening: index === days.length - 2 }
        const programme = chooseFor(block, own, mayWork && !isEvening)
        if (!programme) {
          if (!isEvening) mayWork = false
          return step
        }
        used.add(programme)
        return { ...step, programme }
      }),
    }
  })
}
