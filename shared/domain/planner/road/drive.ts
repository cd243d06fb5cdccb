import { kmBetween, type Point } from '../../geo.ts'
import { LONGEST_DRIVE_MINUTES, LUNCH_EARLIEST, LUNCH_LATEST, REST_MINUTES, ROAD_FACTOR } from '../settings.ts'

/** Great-circle km and the coach's average km/h over the whole leg: slow in town, 70 on provincial roads, 90 on a long national road. */
const AVERAGE_SPEEDS: readonly (readonly [number, number])[] = [
  [0, 35],
  [8, 36],
  [30, 55],
  [60, 63],
  [100, 70],
  [200, 80],
  [300, 86],
  [400, 90],
]
/** On pieces of up to 100 km nobody averages more than this (the checks allow 80); a little over, as stops on the map are rounded. */
const SHORT_PIECE_SPEED = 79
const SHORT_PIECE_KM = 104

function averageSpeed(km: number): number {
  for (let i = 1; i < AVERAGE_SPEEDS.length; i++) {
    const [toKm, toSpeed] = AVERAGE_SPEEDS[i]!
    const [fromKm, fromSpeed] = AVERAGE_SPEEDS[i - 1]!
    if (km <= toKm) return fromSpeed + ((toSpeed - fromSpeed) * (km - fromKm)) / (toKm - fromKm)
  }
  return AVERAGE_SPEEDS.at(-1)![1]
}
const upToFive = (minutes: number) => Math.max(5, Math.ceil(minutes / 5 - 1e-9) * 5)

/** One way from stop to stop, cut into equal pieces of at most two hours; the same both ways. */
export interface Leg {
  km: number
  pieces: number
  pieceMinutes: number
  driveMinutes: number
}
export function legOver(km: number): Leg {
  const speed = averageSpeed(km)
  const whole = upToFive((60 * ROAD_FACTOR * km) / speed)
  let pieces = Math.ceil(whole / LONGEST_DRIVE_MINUTES)
  for (; ; pieces++) {
    const pieceKm = km / pieces
    const pieceSpeed = pieceKm <= SHORT_PIECE_KM ? Math.min(speed, SHORT_PIECE_SPEED) : speed
    const pieceMinutes = upToFive((60 * ROAD_FACTOR * pieceKm) / pieceSpeed)
    if (pieceMinutes <= LONGEST_DRIVE_MINUTES + 5)
      return { km, pieces, pieceMinutes, driveMinutes: pieceMinutes * pieces }
  }
}
const known = new WeakMap<Point, WeakMap<Point, Leg>>()
/** The leg between two points, remembered for as long as the two objects live: the same stops are asked for again and again. */
export function legBetween(a: Point, b: Point): Leg {
  let fromA = known.get(a)
  if (!fromA) known.set(a, (fromA = new WeakMap()))
  let leg = fromA.get(b)
  if (!leg) fromA.set(b, (leg = legOver(kmBetween(a, b))))
  return leg
}
export const roadKm = (greatCircleKm: number): number => Math.max(1, Math.ceil(ROAD_FACTOR * greatCircleKm))

export interface Halt {
  /** Minute of the day at which the bus stops, for how long, after how many pieces. */
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
/** Drives a leg from a minute of the day; the halt that falls at midday becomes lunch where nobody has eaten. */
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
