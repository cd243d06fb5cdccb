import type { Point } from '../../geo.ts'
import type { Measure, RoadNetwork, Way } from '../../roads/road-network.ts'
import { pointAfter } from '../../roads/way-shape.ts'
import { upToFive } from './five-minutes.ts'

/** A stop on the road: at a town or service station, or anywhere on the way if there is none (then without a name). */
export interface Halt extends Point {
  name: string
}
/** A part of a leg, driven without a stop. */
export interface Piece {
  /** Rounded up to five minutes, and as reckoned. */
  minutes: number
  exactMinutes: number
  km: number
  /** Where the group stops after it; null at the end of the leg. */
  halt: Halt | null
}
/** How far from its best minute a stop may be, to be at a town. */
const HALT_SHIFT_MINUTES = 30
/** The most that a coach drives from its road to a halt beside it. */
const MOST_ASIDE_MINUTES = 10

/** A town or service station on a way, or beside a point of it, with the minutes and km before that point. */
interface HaltOnWay extends Halt, Measure {
  /** Where the coach leaves the way for it; null if it is on the way. */
  leavesAt: Point | null
}
/** The halts within a time of a minute of the way, the nearest to it first. */
function haltsAround(best: number, { links, streets }: Way, roads: RoadNetwork): HaltOnWay[] {
  const halts: HaltOnWay[] = []
  let { minutes, km } = streets
  for (const one of links.slice(0, -1)) {
    minutes += one.minutes
    km += one.link.km
    if (Math.abs(minutes - best) > HALT_SHIFT_MINUTES) continue
    const halt = one.ends.halt ? one.ends : roads.findHalt(one.ends)
    if (!halt) continue
    const { name, lat, lon } = halt
    halts.push({ name, lat, lon, minutes, km, leavesAt: halt === one.ends ? null : one.ends })
  }
  return halts.toSorted((a, b) => Math.abs(a.minutes - best) - Math.abs(b.minutes - best))
}

/** A way that is driven to its end from some minute of it, where the coach stands. */
interface Rest {
  all: Measure
  /** Of most ways nothing but the measure is needed. */
  way: () => Way
  done: Measure
  /** The stop there; null if it is anywhere on a road. */
  stop: Point | null
}
/** A stop on the rest of a way: what is driven before it, and what is driven after it. */
interface Cut {
  driven: Measure
  halt: Halt
  rest: Rest
}

/** The stop at a town. To one beside the road and from it a coach takes the shortest way, which may be another. */
function cutAtTown(
  { done, stop, ...rest }: Rest,
  { leavesAt, minutes, km, ...halt }: HaltOnWay,
  to: Point,
  roads: RoadNetwork,
): Cut | null {
  const before = { minutes: minutes - done.minutes, km: km - done.km }
  if (!leavesAt) return { driven: before, halt, rest: { ...rest, done: { minutes, km }, stop: halt } }
  const aside = roads.measure(leavesAt, halt)
  if (aside.minutes > MOST_ASIDE_MINUTES) return null
  const onward = roads.measure(halt, to)
  if (onward.minutes === Infinity) return null
  const driven = stop
    ? roads.measure(stop, halt)
    : { minutes: before.minutes + aside.minutes, km: before.km + aside.km }
  return { driven, halt, rest: { all: onward, way: () => roads.findWay(halt, to)!, done: NOTHING_DONE, stop: halt } }
}

/** The stop nearest to the middle of what is left, or to a third of it, …: at a town if there is one, else on the road. */
function findCut(rest: Rest, roads: RoadNetwork, most: number): Cut {
  const { done } = rest
  const way = rest.way()
  const left = leftOf(rest)
  const best = done.minutes + left / Math.ceil(left / most)
  for (const town of haltsAround(best, way, roads)) {
    const cut = town.minutes > done.minutes ? cutAtTown(rest, town, way.to, roads) : null
    if (!cut || cut.driven.minutes > most || leftOf(cut.rest) >= left) continue
    return cut
  }
  const { km, ...point } = pointAfter(way, best)
  return {
    driven: { minutes: best - done.minutes, km: km - done.km },
    halt: { name: '', ...point },
    rest: { ...rest, done: { minutes: best, km }, stop: null },
  }
}
const NOTHING_DONE: Measure = { minutes: 0, km: 0 }
const leftOf = ({ all, done }: Rest): number => all.minutes - done.minutes

/**
 * Cuts a way into as few pieces of at most `mostMinutes` as possible, of about the same length, at towns where it can.
 * `reserve` is what rush hours may add to one of them.
 */
export function cutAtHalts(way: Way, roads: RoadNetwork, mostMinutes: number, reserve: number): Piece[] {
  const most = mostMinutes - 5 - reserve
  const pieceOf = ({ minutes, km }: Measure, halt: Halt | null): Piece => ({
    minutes: upToFive(minutes),
    exactMinutes: minutes,
    km,
    halt,
  })
  const pieces: Piece[] = []
  let rest: Rest = { all: way, way: () => way, done: NOTHING_DONE, stop: way.from }
  while (leftOf(rest) > most) {
    const cut = findCut(rest, roads, most)
    pieces.push(pieceOf(cut.driven, cut.halt))
    rest = cut.rest
  }
  return [...pieces, pieceOf({ minutes: leftOf(rest), km: rest.all.km - rest.done.km }, null)]
}
