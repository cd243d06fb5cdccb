import { daysBetween } from './calendar.ts'
import type { Point } from './geo.ts'

const DEGREE = Math.PI / 180
const sine = (degrees: number): number => Math.sin(degrees * DEGREE)
const cosine = (degrees: number): number => Math.cos(degrees * DEGREE)
/** South African time is that of 30° east; the earth turns one degree in four minutes. */
const TIME_MERIDIAN = 30
const MINUTES_A_DEGREE = 4
const DAY = 24 * 60
/** Low tides are looked for in steps of so many minutes. */
const STEP = 10
/** The degrees that the main tide of the Moon turns in an hour. */
const LUNAR_DEGREES = 28.98
/** The tide of the Sun against that of the Moon on this coast, and how far it lags. */
const SUN_PART = 0.42
const SUN_LAG = 30
/** High water follows the Moon by so many hours in Cape Town, later farther east: our estimate from general knowledge. */
const CAPE_TOWN = { lon: 18.4, hours: 2.3 }
const HOURS_A_DEGREE_EAST = 0.1

/** How far the Moon is ahead of the Sun, in degrees, so many days after noon UTC of 1 January 2000; by its largest terms. */
function elongation(days: number): number {
  const mean = 297.85 + 12.19074912 * days
  const sun = 357.529 + 0.98560028 * days
  const moon = 134.963 + 13.06499295 * days
  return mean + 6.289 * sine(moon) + 1.274 * sine(2 * mean - moon) + 0.658 * sine(2 * mean) - 2.1 * sine(sun)
}

/** How far the tide has turned, in degrees: 360 from one high water to the next, low water half way. */
function turned(date: string, minutes: number, { lon }: Point): number {
  const angle = elongation(daysBetween('2000-01-01', date) + (minutes - 14 * 60) / DAY)
  const sun = (minutes - 12 * 60) / MINUTES_A_DEGREE - (TIME_MERIDIAN - lon)
  const follows = CAPE_TOWN.hours + HOURS_A_DEGREE_EAST * (lon - CAPE_TOWN.lon)
  const twice = 2 * angle - SUN_LAG
  const pulled = Math.atan2(SUN_PART * sine(twice), 1 + SUN_PART * cosine(twice)) / DEGREE
  return 2 * (sun - angle) - follows * LUNAR_DEGREES + pulled
}

/**
 * The low tides of a date on the South African coast, in minutes from midnight, from the place of the Moon alone: right
 * to about an hour, for planning. Wind and swell move them, and a tide table has the exact hour.
 */
export function lowTidesOn(date: string, spot: Point): number[] {
  const turns = (minutes: number) => Math.floor((turned(date, minutes, spot) - 180) / 360)
  const lows: number[] = []
  for (let at = 0; at < DAY; at += STEP) if (turns(at + STEP) > turns(at)) lows.push(at)
  return lows
}

/** How long before and after low tide the lower shore lies bare. */
const LOW_TIDE_MINUTES = 90
/** The low tide near which the time from `start` to `end` lies; null if there is none. */
export const lowTideNear = (date: string, spot: Point, start: number, end: number): number | null =>
  lowTidesOn(date, spot).find((low) => start - LOW_TIDE_MINUTES <= low && low <= end + LOW_TIDE_MINUTES) ?? null
