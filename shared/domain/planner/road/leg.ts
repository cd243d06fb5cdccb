import type { Crossing } from '../../catalogue/land.ts'
import { kmBetween, type Point } from '../../geo.ts'
import { LONGEST_DRIVE_MINUTES, ROAD_FACTOR } from '../settings.ts'
import { findWay, type Way } from './way.ts'

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
/** On pieces of up to 100 km nobody averages more than this (the checks allow 80); a little over, as stops on the map are rounded, and wherever the road bends round a crossing. */
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
const downToFive = (minutes: number) => Math.floor(minutes / 5) * 5

/** The checks let a leg take at most an hour more than 1.3 times its straight line at this. */
const SLOWEST_KMH = 45
const SLACK_MINUTES = 60
/** What is a little slower than the checks allow is reckoned at what they allow; beyond this share of it nobody goes there. */
const WORTH_THE_WAY = 1.15
/** More than any day holds: thirteen pieces. */
const NO_WAY_MINUTES = 13 * LONGEST_DRIVE_MINUTES

/** One way from stop to stop, cut into equal pieces of at most two hours; the same both ways. */
export interface Leg {
  /** The straight line, and the road, in km. */
  km: number
  roadKm: number
  /** The straight line of an ordinary road that takes as long: what is near is judged by it. Infinity where nobody goes. */
  feltKm: number
  pieces: number
  pieceMinutes: number
  driveMinutes: number
  /** The crossings it goes by where the straight line does not lead there, and what the driver should know. */
  via: readonly Crossing[]
  advice: string[]
}
const usualMinutesPerKm = (km: number) => (60 * ROAD_FACTOR) / averageSpeed(km)
function minutesOf({ km, slow }: Way): number {
  const perKm = usualMinutesPerKm(km)
  return slow.reduce((sum, part) => sum + part.km * Math.max(0, part.country.minutesPerKm - perKm), km * perKm)
}
/** What the checks allow a leg of so many km, in minutes. */
const mostMinutes = (km: number) => downToFive((60 * ROAD_FACTOR * km) / SLOWEST_KMH + SLACK_MINUTES)

/** So many minutes over so many km of pieces, each of at most two hours and none faster than the checks allow. */
function cut(minutes: number, { km, via }: Way, most: number): { pieces: number; pieceMinutes: number } {
  for (let pieces = Math.ceil(minutes / LONGEST_DRIVE_MINUTES); ; pieces++) {
    const pieceKm = km / pieces
    const isShort = pieceKm <= SHORT_PIECE_KM || via.length > 0
    const quickest = upToFive((60 * ROAD_FACTOR * pieceKm) / (isShort ? SHORT_PIECE_SPEED : averageSpeed(km)))
    const share = minutes === most ? downToFive(minutes / pieces) : upToFive(minutes / pieces)
    const pieceMinutes = Math.max(quickest, share)
    if (pieceMinutes <= LONGEST_DRIVE_MINUTES + 5) return { pieces, pieceMinutes }
  }
}

/** Where the land leaves no way that is worth it: longer than any day. */
const noLeg = (km: number): Leg => ({
  km,
  roadKm: Math.ceil(ROAD_FACTOR * km),
  feltKm: Infinity,
  pieces: NO_WAY_MINUTES / LONGEST_DRIVE_MINUTES,
  pieceMinutes: LONGEST_DRIVE_MINUTES,
  driveMinutes: NO_WAY_MINUTES,
  via: [],
  advice: [],
})
/** Minutes that a coach needs between two points at least: those of a straight road. */
export const leastMinutes = (from: Point, to: Point): number => {
  const km = kmBetween(from, to)
  return km * usualMinutesPerKm(km)
}
/** The leg between two points, by the quickest way over the land. */
export function legOver(from: Point, to: Point): Leg {
  const km = kmBetween(from, to)
  const way = findWay(from, to, minutesOf)
  const most = mostMinutes(km)
  if (!way || minutesOf(way) > most * WORTH_THE_WAY) return noLeg(km)
  const { pieces, pieceMinutes } = cut(Math.min(upToFive(minutesOf(way)), most), way, most)
  if (pieces * pieceMinutes > most) return noLeg(km)
  const winding = way.slow.reduce((sum, part) => sum + part.km * (part.country.roadFactor - ROAD_FACTOR), 0)
  return {
    km,
    roadKm: Math.max(1, Math.ceil(ROAD_FACTOR * way.km + winding)),
    feltKm: minutesOf(way) / usualMinutesPerKm(way.km),
    pieces,
    pieceMinutes,
    driveMinutes: pieces * pieceMinutes,
    via: way.via,
    advice: [...new Set(way.slow.map(({ country }) => country.advice))],
  }
}

const known = new WeakMap<Point, WeakMap<Point, Leg>>()
/** The leg between two points, remembered for as long as the two objects live: the same stops are asked for again and again. */
export function legBetween(a: Point, b: Point): Leg {
  let fromA = known.get(a)
  if (!fromA) known.set(a, (fromA = new WeakMap()))
  let leg = fromA.get(b)
  if (!leg) fromA.set(b, (leg = legOver(a, b)))
  return leg
}
