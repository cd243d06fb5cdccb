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
/** Whether every gate is open when the group gets there, by the minute at which it passes so many minutes of driving. */
const areGatesOpen = ({ gates }: Leg, clockAfter: (driven: number) => number, month: number): boolean =>
  gates.every(({ after, hours }) => {
    const at = clockAfter(after)
    return hours
      .filter(({ months }) => months.includes(month))
      .every(({ opens, closes }) => at >= minuteOf(opens) && at <= minuteOf(closes))
  })

/** Drives a leg from a minute of the day; a stop at midday becomes lunch if the group has not eaten. */
export function driveFrom(leg: Leg, departAt: number, hungry: boolean, lunchMinutes: number, day: DayOfDrive): Drive {
  const only = leg.pieces.length === 1 ? leg.pieces[0]! : null
  if (only && leg.rush.length + leg.gates.length === 0)
    return { arriveAt: departAt + only.minutes, driveMinutes: only.minutes, stops: NO_STOPS, lunched: !hungry }
  let at = departAt
  let driven = 0
  let driveMinutes = 0
  let lunched = !hungry
  const stops: StopOnDrive[] = []
  /** Where the clock stood after so many minutes of driving: at the beginning of each piece. */
  const clock: { driven: number; at: number }[] = []
  for (const [i, piece] of leg.pieces.entries()) {
    clock.push({ driven, at })
    const begun = leg.rush.filter(({ after }) => after >= driven && after < driven + piece.exactMinutes)
    const lost = hasRushHours(day) ? begun.reduce((sum, one) => sum + minutesLost(one, at + one.after - driven), 0) : 0
    const minutes = lost > 0 ? upToFive(piece.exactMinutes + lost) : piece.minutes
    at += minutes
    driven += piece.exactMinutes
    driveMinutes += minutes
    if (i === leg.pieces.length - 1) break
    const lunch = !lunched && at >= LUNCH_EARLIEST && at <= LUNCH_LATEST
    const rest = lunch ? lunchMinutes : REST_MINUTES
    stops.push({ at, minutes: rest, piecesDone: i + 1, lunch })
    lunched ||= lunch
    at += rest
  }
  const clockAfter = (minutes: number) => {
    const from = clock.findLast((one) => one.driven <= minutes) ?? { driven: 0, at: departAt }
    return from.at + minutes - from.driven
  }
  const isOpen = leg.gates.length === 0 || areGatesOpen(leg, clockAfter, day.month)
  return { arriveAt: isOpen ? at : Infinity, driveMinutes, stops, lunched }
}
