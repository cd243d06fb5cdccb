import { kmBetween, type Point } from '../../geo.ts'
import type { GateHours } from '../../roads/road-graph.ts'
import type { DrivenLink, RoadNetwork, Way } from '../../roads/road-network.ts'
import { findRushStretches, mostMinutesLost, type RushStretch } from '../../roads/rush-hours.ts'
import { upToFive } from './five-minutes.ts'
import { cutAtHalts, type Piece } from './halts.ts'
import { LONGEST_STRETCH_MINUTES } from './settings.ts'

/** A park's gate on the way, and the minutes of driving before it. */
export interface GateOnWay {
  park: string
  after: number
  hours: GateHours[]
}
/** The road from one stop to the next, in pieces of at most two hours. */
export interface Leg {
  /** The straight line, and the road, in km. */
  km: number
  roadKm: number
  /** The straight-line km of an ordinary road that takes as long; used to decide what is near. Infinity if there is no road. */
  equivalentKm: number
  pieces: readonly Piece[]
  /** The driving without rush hours. */
  driveMinutes: number
  gates: readonly GateOnWay[]
  rush: readonly RushStretch[]
  way: Way | null
}

/**
 * Minutes that a coach usually needs for so many km of the straight line: 36 km/h in town, 63 on provincial roads, 90 on
 * a long national road, on roads 1.3 times as long as the line.
 */
const USUAL_MINUTES: readonly { minutes: number; km: number }[] = [
  { minutes: 0, km: 0 },
  { minutes: 17, km: 8 },
  { minutes: 43, km: 30 },
  { minutes: 74, km: 60 },
  { minutes: 111, km: 100 },
  { minutes: 195, km: 200 },
  { minutes: 272, km: 300 },
  { minutes: 347, km: 400 },
]
function equivalentKm(minutes: number): number {
  const last = USUAL_MINUTES.length - 1
  let to = 1
  while (to < last && USUAL_MINUTES[to]!.minutes < minutes) to++
  const from = USUAL_MINUTES[to - 1]!
  const until = USUAL_MINUTES[to]!
  return from.km + ((until.km - from.km) * (minutes - from.minutes)) / (until.minutes - from.minutes)
}
/** The minutes of a leg that cannot be driven: more than any day has. */
const NO_LEG_MINUTES = 26 * 60
/** By so much at most the pieces of a way are shorter than the way because numbers are rounded. */
const REST_OF_SUM = 1e-6

/** The leg where no road leads. */
const noLeg = (km: number): Leg => ({
  km,
  roadKm: Math.ceil(km),
  equivalentKm: Infinity,
  pieces: [{ minutes: NO_LEG_MINUTES, exactMinutes: NO_LEG_MINUTES, km, halt: null }],
  driveMinutes: NO_LEG_MINUTES,
  gates: [],
  rush: [],
  way: null,
})

function gatesOn(links: readonly DrivenLink[]): GateOnWay[] {
  const gates: GateOnWay[] = []
  let after = 0
  for (const { begins, ends, minutes } of links) {
    if (begins.gate && gates.at(-1)?.after !== after) gates.push({ ...begins.gate, after })
    after += minutes
    if (ends.gate) gates.push({ ...ends.gate, after })
  }
  return gates
}

/** The leg between two points on the shortest way by time. */
function legOver(network: RoadNetwork, from: Point, to: Point): Leg {
  const roads = network.forLeg?.(from, to) ?? network
  const km = kmBetween(from, to)
  const way = roads.findWay(from, to)
  if (!way) return noLeg(km)
  const rush = findRushStretches(way.links)
  const reserve = rush.reduce((sum, stretch) => sum + mostMinutesLost(stretch), 0)
  const pieces = cutAtHalts(way, roads, LONGEST_STRETCH_MINUTES, Math.min(reserve, LONGEST_STRETCH_MINUTES / 2))
  return {
    km,
    roadKm: Math.max(1, Math.ceil(way.km)),
    equivalentKm: equivalentKm(way.minutes),
    pieces,
    driveMinutes: pieces.reduce((sum, { minutes }) => sum + minutes, 0),
    gates: gatesOn(way.links),
    rush,
    way,
  }
}

/** What `equivalentKm` of the leg is, without its details. */
export const equivalentKmBetween = (roads: RoadNetwork, from: Point, to: Point): number =>
  equivalentKm(roads.measure(from, to).minutes)
/** What `driveMinutes` of the leg is at least, without its details. */
export const minutesBetween = (roads: RoadNetwork, from: Point, to: Point): number => roads.measure(from, to).minutes
/** The same, rounded up as pieces are: of a leg that is driven in one piece, all of it. */
export const leastMinutesBetween = (roads: RoadNetwork, from: Point, to: Point): number =>
  Math.min(NO_LEG_MINUTES, upToFive(minutesBetween(roads, from, to) - REST_OF_SUM))

/** The most legs that are kept: each holds its road, and an isolate has 128 MB in all. */
const MOST_LEGS = 20_000
interface KnownLegs {
  from: WeakMap<Point, Map<Point, Leg>>
  count: number
}
const known = new WeakMap<RoadNetwork, KnownLegs>()
/** The leg between two points, cached by object, because the same stops are used many times. */
export function legBetween(roads: RoadNetwork, a: Point, b: Point): Leg {
  const before = known.get(roads)
  const legs = before && before.count < MOST_LEGS ? before : { from: new WeakMap<Point, Map<Point, Leg>>(), count: 0 }
  if (legs !== before) known.set(roads, legs)
  const fromA = legs.from.get(a) ?? new Map<Point, Leg>()
  legs.from.set(a, fromA)
  const found = fromA.get(b)
  if (found) return found
  const leg = legOver(roads, a, b)
  fromA.set(b, leg)
  legs.count++
  return leg
}
