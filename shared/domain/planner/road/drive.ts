import type { Crossing } from '../../catalogue/land.ts'
import { kmBetween, type Point } from '../../geo.ts'
import { LONGEST_DRIVE_MINUTES, LUNCH_EARLIEST, LUNCH_LATEST, REST_MINUTES, ROAD_FACTOR } from '../settings.ts'
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
const NO_WAY_MINUTES = 24 * 60

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
/** The leg over a way between two points that lie `km` apart; a day and a night where the land leaves none. */
function legOf(km: number, way: Way | null): Leg {
  const most = downToFive((60 * ROAD_FACTOR * km) / SLOWEST_KMH + SLACK_MINUTES)
  const usual = way ? upToFive(minutesOf(way)) : NO_WAY_MINUTES
  const whole = usual <= most * WORTH_THE_WAY ? Math.min(usual, most) : NO_WAY_MINUTES
  const { km: wayKm, via, slow } = way ?? { km, via: [], slow: [] }
  const speed = averageSpeed(wayKm)
  const longer = slow.reduce((sum, part) => sum + part.km * (part.country.roadFactor - ROAD_FACTOR), 0)
  for (let pieces = Math.ceil(whole / LONGEST_DRIVE_MINUTES); ; pieces++) {
    const pieceKm = wayKm / pieces
    const isShort = pieceKm <= SHORT_PIECE_KM || via.length > 0
    const quickest = upToFive((60 * ROAD_FACTOR * pieceKm) / (isShort ? SHORT_PIECE_SPEED : speed))
    const share = whole === most ? downToFive(whole / pieces) : upToFive(whole / pieces)
    const pieceMinutes = Math.max(quickest, share)
    if (pieceMinutes <= LONGEST_DRIVE_MINUTES + 5) {
      const driveMinutes = pieceMinutes * pieces
      const isDriven = driveMinutes <= most
      return {
        km,
        roadKm: Math.max(1, Math.ceil(ROAD_FACTOR * wayKm + longer)),
        feltKm: isDriven && way ? minutesOf(way) / usualMinutesPerKm(wayKm) : Infinity,
        pieces,
        pieceMinutes,
        driveMinutes: isDriven ? driveMinutes : NO_WAY_MINUTES,
        via,
        advice: [...new Set(slow.map(({ country }) => country.advice))],
      }
    }
  }
}
export const legOver = (from: Point, to: Point): Leg => legOf(kmBetween(from, to), findWay(from, to, minutesOf))

const known = new WeakMap<Point, WeakMap<Point, Leg>>()
/** The leg between two points, remembered for as long as the two objects live: the same stops are asked for again and again. */
export function legBetween(a: Point, b: Point): Leg {
  let fromA = known.get(a)
  if (!fromA) known.set(a, (fromA = new WeakMap()))
  let leg = fromA.get(b)
  if (!leg) fromA.set(b, (leg = legOver(a, b)))
  return leg
}
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
