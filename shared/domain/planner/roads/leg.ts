import type { Crossing, RoadAdvice } from '../../catalogue/land.ts'
import { kmBetween, type Point } from '../../geo.ts'
import { LONGEST_DRIVE_MINUTES, ROAD_FACTOR } from './settings.ts'
import { findRoadPath, type RoadPath } from './road-path.ts'

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
/** The highest average on short pieces, and on all pieces of a leg with a crossing. The checks allow 80 up to 100 km; the difference is for rounded positions. */
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

/** The checks let a leg take at most an hour more than 1.3 times its straight line at this speed. */
const SLOWEST_KMH = 45
const SLACK_MINUTES = 60
/** A leg that exceeds the time that the checks allow gets the allowed time, up to this factor; beyond it there is no leg. */
const MOST_OVER_LIMIT = 1.15
/** The minutes of a leg that cannot be driven: more than any day has. */
const NO_LEG_MINUTES = 13 * LONGEST_DRIVE_MINUTES

/** The road from one stop to the next, cut into equal pieces of at most two hours; the same in both directions. */
export interface Leg {
  /** The straight line, and the road, in km. */
  km: number
  roadKm: number
  /** The straight-line km of an ordinary road that takes as long; used to decide what is near. Infinity if there is no road. */
  equivalentKm: number
  pieces: number
  pieceMinutes: number
  driveMinutes: number
  /** The crossings that it uses instead of the straight line, and advice for the driver. */
  via: readonly Crossing[]
  advice: RoadAdvice[]
}
const usualMinutesPerKm = (km: number) => (60 * ROAD_FACTOR) / averageSpeed(km)
function minutesOf({ km, slow }: RoadPath): number {
  const perKm = usualMinutesPerKm(km)
  return slow.reduce((sum, part) => sum + part.km * Math.max(0, part.country.minutesPerKm - perKm), km * perKm)
}
/** The minutes that the checks allow for a leg of so many km. */
const mostMinutes = (km: number) => downToFive((60 * ROAD_FACTOR * km) / SLOWEST_KMH + SLACK_MINUTES)

/** Divides a leg into pieces of at most two hours, none of them faster than the checks allow. */
function cut(minutes: number, { km, via }: RoadPath, most: number): { pieces: number; pieceMinutes: number } {
  for (let pieces = Math.ceil(minutes / LONGEST_DRIVE_MINUTES); ; pieces++) {
    const pieceKm = km / pieces
    const isShort = pieceKm <= SHORT_PIECE_KM || via.length > 0
    const quickest = upToFive((60 * ROAD_FACTOR * pieceKm) / (isShort ? SHORT_PIECE_SPEED : averageSpeed(km)))
    const share = minutes === most ? downToFive(minutes / pieces) : upToFive(minutes / pieces)
    const pieceMinutes = Math.max(quickest, share)
    if (pieceMinutes <= LONGEST_DRIVE_MINUTES + 5) return { pieces, pieceMinutes }
  }
}

/** The leg if there is no road, or only one that is too long. */
const noLeg = (km: number): Leg => ({
  km,
  roadKm: Math.ceil(ROAD_FACTOR * km),
  equivalentKm: Infinity,
  pieces: NO_LEG_MINUTES / LONGEST_DRIVE_MINUTES,
  pieceMinutes: LONGEST_DRIVE_MINUTES,
  driveMinutes: NO_LEG_MINUTES,
  via: [],
  advice: [],
})
/** The fewest minutes that a coach needs between two points: those of a straight road. */
export const leastMinutes = (from: Point, to: Point): number => {
  const km = kmBetween(from, to)
  return km * usualMinutesPerKm(km)
}
/** The leg between two points on the fastest path. */
export function legOver(from: Point, to: Point): Leg {
  const km = kmBetween(from, to)
  const path = findRoadPath(from, to, minutesOf)
  const most = mostMinutes(km)
  if (!path || minutesOf(path) > most * MOST_OVER_LIMIT) return noLeg(km)
  const { pieces, pieceMinutes } = cut(Math.min(upToFive(minutesOf(path)), most), path, most)
  if (pieces * pieceMinutes > most) return noLeg(km)
  const winding = path.slow.reduce((sum, part) => sum + part.km * (part.country.roadFactor - ROAD_FACTOR), 0)
  return {
    km,
    roadKm: Math.max(1, Math.ceil(ROAD_FACTOR * path.km + winding)),
    equivalentKm: minutesOf(path) / usualMinutesPerKm(path.km),
    pieces,
    pieceMinutes,
    driveMinutes: pieces * pieceMinutes,
    via: path.via,
    advice: [...new Set(path.slow.map(({ country }) => country.advice))],
  }
}

const known = new WeakMap<Point, WeakMap<Point, Leg>>()
/** The leg between two points, cached by object, because the same stops are used many times. */
export function legBetween(a: Point, b: Point): Leg {
  let fromA = known.get(a)
  if (!fromA) known.set(a, (fromA = new WeakMap()))
  let leg = fromA.get(b)
  if (!leg) fromA.set(b, (leg = legOver(a, b)))
  return leg
}
