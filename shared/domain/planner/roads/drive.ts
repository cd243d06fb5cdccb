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

/** Drives a leg from a minute of the day; a stop at midday becomes lunch if the group has not eaten. */
export function driveFrom(leg: Leg, departAt: number, hungry: boolean, lunchMinutes: number, day: DayOfDrive): Drive {
  const only = leg.pieces.length === 1 ? leg.pieces[0]! : null
  if (only && leg.rush.length + leg.gates.length === 0)
    return { arriveAt: departAt + only.minutes, driveMinutes: only.minutes, stops: NO_STOPS, lunched: !hungry }
  let at = departAt
  let driven = 0
  let driveMinutes = 0
  let lunched = !hungry
  let isOpen = true
  const stops: StopOnDrive[] = []
  for (const [i, piece] of leg.pieces.entries()) {
    const isLast = i === leg.pieces.length - 1
    const stretch = { from: driven, to: driven + piece.exactMinutes }
    isOpen &&= areGatesOpen(leg, isLast ? { ...stretch, to: Infinity } : stretch, at, day.month)
    const lost = hasRushHours(day) ? rushMinutes(leg, stretch, at) : 0
    const minutes = lost > 0 ? upToFive(piece.exactMinutes + lost) : piece.minutes
    at += minutes
    driven += piece.exactMinutes
    driveMinutes += minutes
    if (isLast) break
    const lunch = !lunched && at >= LUNCH_EARLIEST && at <= LUNCH_LATEST
    const rest = lunch ? lunchMinutes : REST_MINUTES
    stops.push({ at, minutes: rest, piecesDone: i + 1, lunch })
    lunched ||= lunch
    at += rest
  }
  return { arriveAt: isOpen ? at : Infinity, driveMinutes, stops, lunched }
}
