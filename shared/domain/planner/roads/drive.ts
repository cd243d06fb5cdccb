import { LUNCH_EARLIEST, LUNCH_LATEST, REST_MINUTES } from './settings.ts'
import type { Leg } from './leg.ts'

export interface Halt {
  /** A stop: its minute of the day, its length, and the number of pieces before it. */
  at: number
  minutes: number
  piecesDone: number
  lunch: boolean
}
export interface Drive {
  arriveAt: number
  halts: Halt[]
  lunched: boolean
}
/** Drives a leg from a minute of the day; a stop at midday becomes lunch if the group has not eaten. */
export function driveFrom(leg: Leg, departAt: number, hungry: boolean, lunchMinutes: number): Drive {
  let at = departAt
  let lunched = !hungry
  const halts: Halt[] = []
  for (let piece = 1; piece <= leg.pieces; piece++) {
    at += leg.pieceMinutes
    if (piece === leg.pieces) break
    const lunch = !lunched && at >= LUNCH_EARLIEST && at <= LUNCH_LATEST
    const minutes = lunch ? lunchMinutes : REST_MINUTES
    halts.push({ at, minutes, piecesDone: piece, lunch })
    lunched ||= lunch
    at += minutes
  }
  return { arriveAt: at, halts, lunched }
}
