import { minutesLost } from '../../roads/rush-hours.ts'
import { upToFive } from './five-minutes.ts'
import type { Leg } from './leg.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST, REST_MINUTES } from './settings.ts'

export interface StopOnDrive {
  /** Its minute of the day, its length, and the number of pieces before it. */
  at: number
  minutes: number
  piecesDone: number
  lunch: boolean
}
export interface Drive {
  /** Infinity if a gate on the way is closed. */
  arriveAt: number
  /** The driving, rush hours included. */
  driveMinutes: number
  stops: StopOnDrive[]
  lunched: boolean
}
/** What of the date counts on the road: 1 = Monday … 7 = Sunday, and the month. */
export interface DayOfDrive {
  weekday: number
  month: number
}
const SATURDAY = 6
export const hasRushHours = ({ weekday }: Pick<DayOfDrive, 'weekday'>): boolean => weekday < SATURDAY
const NO_STOPS: StopOnDrive[] = []

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** A part of a leg, in minutes of driving without rush hours. */
interface Stretch {
  from: number
  to: number
}
/** Whether every gate of a stretch that begins at a minute of the day is open when the group gets there. */
const areGatesOpen = ({ gates }: Leg, { from, to }: Stretch, begins: number, month: number): boolean =>
  gates.every(({ after, hours }) => {
    if (after < from || after >= to) return true
    const at = begins + after - from
    return hours
      .filter(({ months }) => months.includes(month))
      .every(({ opens, closes }) => at >= minuteOf(opens) && at <= minuteOf(closes))
  })
/** The minutes that rush hours add to a stretch that begins at a minute of a weekday. */
function rushMinutes({ rush }: Leg, { from, to }: Stretch, begins: number): number {
  let lost = 0
  for (const one of rush) if (one.after >= from && one.after < to) lost += minutesLost(one, begins + one.after - from)
  return lost
}

/** Whether a leg takes as long and ends the same at every hour, without a stop. */
export const hasOneLength = ({ pieces, rush, gates }: Leg): boolean =>
  pieces.length === 1 && rush.length === 0 && gates.length === 0

/** Drives a leg from a minute of the day; a stop at midday becomes lunch if the group has not eaten. */
export function driveFrom(leg: Leg, departAt: number, hungry: boolean, lunchMinutes: number, day: DayOfDrive): Drive {
  const { pieces, rush, gates, driveMinutes: usual } = leg
  if (hasOneLength(leg)) return { arriveAt: departAt + usual, driveMinutes: usual, stops: NO_STOPS, lunched: !hungry }
  let at = departAt
  let driven = 0
  let driveMinutes = 0
  let lunched = !hungry
  let isOpen = true
  const last = pieces.length - 1
  const stops = last === 0 ? NO_STOPS : []
  const losesTime = rush.length > 0 && hasRushHours(day)
  for (let i = 0; i <= last; i++) {
    const piece = pieces[i]!
    const ends = driven + piece.exactMinutes
    if (gates.length > 0)
      isOpen &&= areGatesOpen(leg, { from: driven, to: i === last ? Infinity : ends }, at, day.month)
    const lost = losesTime ? rushMinutes(leg, { from: driven, to: ends }, at) : 0
    const minutes = lost > 0 ? upToFive(piece.exactMinutes + lost) : piece.minutes
    at += minutes
    driven = ends
    driveMinutes += minutes
    if (i === last) break
    const lunch = !lunched && at >= LUNCH_EARLIEST && at <= LUNCH_LATEST
    const rest = lunch ? lunchMinutes : REST_MINUTES
    stops.push({ at, minutes: rest, piecesDone: i + 1, lunch })
    lunched ||= lunch
    at += rest
  }
  return { arriveAt: isOpen ? at : Infinity, driveMinutes, stops, lunched }
}
