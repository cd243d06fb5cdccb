import { clockOf } from '../itinerary/words.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { dayAt, stepAt } from './apply-change.ts'
import type { Trip } from './basis.ts'
import type { Change } from './change.ts'
import type { Nearest, RefusalCode } from './refusal.ts'
import { Refused } from './refusal.ts'
import { changedPlan, type PlanState, verifiedPlan } from './changed-plan.ts'

/** Refusals of the days as they are: another day, hour or length may do. */
const OF_THE_DAYS: ReadonlySet<RefusalCode> = new Set([
  'closed',
  'opening_hours',
  'too_many_visits',
  'ends_late',
  'too_much_driving',
  'too_much_on_site',
  'no_lunch',
  'no_room',
  'not_at_that_hour',
  'check',
])
const QUARTER = 15
/** So many changes are tried at most. */
const MOST_TRIED = 8

function holds(trip: Trip, state: PlanState, change: Change): boolean {
  try {
    verifiedPlan(trip, state, changedPlan(trip, state, [change]))
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** The other days, those next to a day first. */
function daysNear(day: number, days: number): number[] {
  const others = Array.from({ length: days }, (_, at) => at + 1).filter((one) => one !== day)
  return others.toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day) || a - b)
}
function otherDays(change: Change, { itinerary }: PlanState): Nearest[] {
  const days = itinerary.daily_itinerary.length
  if (change.type === 'add')
    return daysNear(change.day, days).map((day) => ({ code: 'day', value: day, change: { ...change, day } }))
  if (change.type !== 'move' || change.to_day === undefined || change.step === undefined) return []
  return daysNear(change.to_day, days)
    .filter((to_day) => to_day !== change.day)
    .map((to_day) => ({ code: 'day', value: to_day, change: { ...change, to_day } }))
}
/** Shorter than asked for, down to the present length; of a visit made shorter, longer. */
function otherMinutes(change: Change & { type: 'resize' }, { itinerary }: PlanState): Nearest[] {
  const { start, end } = stepAt(itinerary, change.day, change.step)
  const present = minutesOf(end) - minutesOf(start)
  const step = change.minutes > present ? -QUARTER : QUARTER
  const asked = change.minutes + step
  const farthest = present - step * MOST_TRIED
  const tries: Nearest[] = []
  for (
    let minutes = step < 0 ? Math.min(asked, farthest) : Math.max(asked, farthest);
    (present - minutes) * step > 0;
    minutes += step
  )
    tries.push({ code: 'minutes', value: minutes, change: { ...change, minutes } })
  return tries
}
/** Hours about the one that was asked for, the nearest first, without the present one. */
function otherStarts(change: Change & { type: 'move' }, start: string, { itinerary }: PlanState): Nearest[] {
  const { day, step } = change
  const shown = dayAt(itinerary, day).schedule
  const present = step === undefined ? shown.find(({ role }) => role === 'drive') : shown[step]
  return [1, -1, 2, -2, 3, -3, 4, -4].flatMap((quarters): Nearest[] => {
    const at = minutesOf(start) + quarters * QUARTER
    if (at < 0 || at >= 24 * 60 || clockOf(at) === present?.start) return []
    return [{ code: 'start', value: at, change: { ...change, start: clockOf(at) } }]
  })
}

/** The nearest thing that can be instead of a refused change; undefined if there is none, or nothing is near it. */
export function findNearest(trip: Trip, state: PlanState, change: Change, code: RefusalCode): Nearest | undefined {
  if (!OF_THE_DAYS.has(code)) return undefined
  const tries =
    change.type === 'resize'
      ? otherMinutes(change, state)
      : change.type === 'move' && change.start !== undefined
        ? otherStarts(change, change.start, state)
        : otherDays(change, state)
  return tries.slice(0, MOST_TRIED).find((one) => holds(trip, state, one.change))
}
