import { daysBetween } from './calendar.ts'
import type { Point } from './geo.ts'

const RADIANS = Math.PI / 180
const TILT_DEGREES = 23.44
/** The sun's height at sunrise: its upper edge is visible, and the air bends its light. */
const HORIZON_DEGREES = -0.83
/** South African time is that of 30° east; the earth turns one degree in four minutes. */
const TIME_MERIDIAN = 30
const MINUTES_A_DEGREE = 4

/**
 * Sunrise and sunset on a date, in minutes from midnight, by the usual approximate formulas for the sun's declination
 * and the equation of time; accurate to a few minutes on level ground.
 */
export function sunOn(date: string, { lat, lon }: Point): { rise: number; set: number } {
  const day = daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1
  const declination = -TILT_DEGREES * RADIANS * Math.cos((2 * Math.PI * (day + 10)) / 365)
  const year = (2 * Math.PI * (day - 81)) / 364
  const sundialMinutes = 9.87 * Math.sin(2 * year) - 7.53 * Math.cos(year) - 1.5 * Math.sin(year)
  const noon = 12 * 60 + MINUTES_A_DEGREE * (TIME_MERIDIAN - lon) - sundialMinutes
  const height = Math.sin(HORIZON_DEGREES * RADIANS) - Math.sin(lat * RADIANS) * Math.sin(declination)
  const halfDay = (MINUTES_A_DEGREE * Math.acos(height / (Math.cos(lat * RADIANS) * Math.cos(declination)))) / RADIANS
  return { rise: Math.round(noon - halfDay), set: Math.round(noon + halfDay) }
}
