import { monthOf } from '#shared/domain/calendar'
import type { PlannedDay } from '../plan.ts'

const clock = (hours: number, minutes: number) => 60 * hours + minutes
/**
 * Sunrise and sunset in the middle of each month at 30° east, around the country's middle latitude: rounded civil
 * figures from general knowledge, right to about a quarter of an hour anywhere in South Africa.
 */
const SUN_AT_30_EAST: readonly (readonly [rise: number, set: number])[] = [
  [clock(5, 15), clock(19, 5)],
  [clock(5, 40), clock(18, 50)],
  [clock(6, 0), clock(18, 15)],
  [clock(6, 15), clock(17, 40)],
  [clock(6, 35), clock(17, 15)],
  [clock(6, 55), clock(17, 10)],
  [clock(6, 55), clock(17, 20)],
  [clock(6, 35), clock(17, 35)],
  [clock(6, 0), clock(17, 50)],
  [clock(5, 25), clock(18, 10)],
  [clock(5, 0), clock(18, 35)],
  [clock(4, 55), clock(19, 0)],
]
/** The whole country keeps one time, and the earth turns a degree in this: Cape Town's sun is three quarters of an hour late. */
const MINUTES_A_DEGREE = 4

/** When the sun rises and sets on a date, in minutes from midnight. */
export function sunOn(date: string, { lon }: { lon: number }): { rise: number; set: number } {
  const [rise, set] = SUN_AT_30_EAST[monthOf(date) - 1]!
  const later = Math.round(MINUTES_A_DEGREE * (30 - lon))
  return { rise: rise + later, set: set + later }
}

/** Whether a trip sets out before sunrise, and whether it is back only after sunset. */
export function darkEnds(days: readonly PlannedDay[], start: { lon: number }): { early: boolean; late: boolean } {
  const [first, last] = [days[0]!, days.at(-1)!]
  return {
    early: first.steps[0]!.start < sunOn(first.date, start).rise,
    late: last.steps.at(-1)!.end > sunOn(last.date, start).set,
  }
}
