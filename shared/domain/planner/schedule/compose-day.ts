import type { Stay } from '#shared/domain/catalogue/facts'
import { spotOf } from '../search/bases/lodging.ts'
import type { Spot } from '../request/trip-request.ts'
import { BRIEFING_MINUTES, FREE_MINUTES } from '../search/settings.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import type { PlannedStep } from './planned-step.ts'

const BREAKFAST_MINUTES = 45
const CHECK_IN_MINUTES = 30
const DINNER_MINUTES = 60
const OWN_MINUTES = 60
/** The longest and the shortest programme after supper. */
const EVENING_MINUTES = 60
const LEAST_EVENING_MINUTES = 30
/** An afternoon at the stay ends with so much free time. Before it are programmes, each no longer than the longest. */
const FREE_AFTERNOON_MINUTES = 45
const LEAST_AFTERNOON_PROGRAMME = 30
const LONGEST_AFTERNOON_PROGRAMME = 110

/** When dinner begins and when lights go out, by the lowest grade. */
const dinnerFrom = (gradeMin: number): number => (gradeMin <= 3 ? 17 * 60 + 30 : 18 * 60)
export const lightsOut = (gradeMin: number): number =>
  gradeMin <= 3 ? 20 * 60 + 30 : gradeMin <= 7 ? 21 * 60 : 21 * 60 + 30

/** Whether a step begins in the evening: at the hour of dinner or later. */
export const isEveningStep = ({ start }: Pick<PlannedStep, 'start'>, gradeMin: number): boolean =>
  start >= dinnerFrom(gradeMin)

/** Where a day begins and ends: at the start of the trip or a stay. */
export interface DayEnds {
  /** Null if the day begins with a flight. */
  start: Spot | null
  morningStay: Stay | null
  eveningStay: Stay | null
  gradeMin: number
  /** What the group does by itself after supper. */
  own: StopToArrange | null
}

function morning(ends: DayEnds, firstStart: number): PlannedStep[] {
  if (!ends.morningStay)
    return ends.start
      ? [{ role: 'gather', start: firstStart - BRIEFING_MINUTES, end: firstStart, spot: ends.start }]
      : []
  const end = firstStart - BRIEFING_MINUTES
  return [
    { role: 'breakfast', start: end - BREAKFAST_MINUTES, end, spot: spotOf(ends.morningStay), stay: ends.morningStay },
  ]
}

function evening(ends: DayEnds, stay: Stay, arrivedAt: number): PlannedStep[] {
  const spot = spotOf(stay)
  const steps: PlannedStep[] = []
  let at = arrivedAt
  const add = (role: PlannedStep['role'], minutes: number) => {
    steps.push({ role, start: at, end: at + minutes, spot, stay })
    at += minutes
  }
  if (ends.morningStay?.id !== stay.id) add('check-in', CHECK_IN_MINUTES)
  const dinner = dinnerFrom(ends.gradeMin)
  const minutes = dinner - at - FREE_AFTERNOON_MINUTES
  if (minutes >= LEAST_AFTERNOON_PROGRAMME) {
    let left = minutes
    for (let blocks = Math.ceil(minutes / LONGEST_AFTERNOON_PROGRAMME); blocks > 0; blocks--) {
      const block = blocks === 1 ? left : 5 * Math.round(left / blocks / 5)
      add('programme', block)
      left -= block
    }
  }
  if (dinner - at >= 15) add('afternoon', dinner - at)
  add('dinner', Math.max(30, Math.min(DINNER_MINUTES, 22 * 60 + 15 - FREE_MINUTES - (ends.own ? OWN_MINUTES : 0) - at)))
  if (ends.own) {
    steps.push({ role: 'activity', start: at, end: at + OWN_MINUTES, spot, stay, own: ends.own })
    at += OWN_MINUTES
  } else {
    const room = Math.min(EVENING_MINUTES, lightsOut(ends.gradeMin) - FREE_MINUTES - at)
    if (room >= LEAST_EVENING_MINUTES) add('programme', room)
  }
  add('evening', FREE_MINUTES)
  return steps
}

/** All steps of a day: the briefing or breakfast, then `steps` (drives and visits), then the evening. */
export function composeDay(ends: DayEnds, steps: PlannedStep[]): PlannedStep[] {
  const before = morning(ends, steps[0]!.start)
  const placed = steps.map((step) =>
    (step.role === 'morning' || step.role === 'programme') && ends.morningStay
      ? { ...step, stay: ends.morningStay }
      : step,
  )
  return [...before, ...placed, ...(ends.eveningStay ? evening(ends, ends.eveningStay, steps.at(-1)!.end) : [])]
}
