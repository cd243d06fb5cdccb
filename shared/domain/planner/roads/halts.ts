import type { Point } from '../../geo.ts'
import type { RoadNetwork, Way } from '../../roads/road-network.ts'
import { lineOf, pointAlong } from '../../roads/way-shape.ts'
import { upToFive } from './five-minutes.ts'

/** A stop on the road: at a town or service station, or anywhere on the way if there is none (then without a name). */
export interface Halt extends Point {
  name: string
}
/** A part of a leg, driven without a stop. */
export interface Piece {
  minutes: number
  km: number
  /** Where the group stops after it; null at the end of the leg. */
  halt: Halt | null
}
/** How far from its best minute a stop may be, to be at a town. */
const HALT_SHIFT_MINUTES = 30

interface Reached extends Halt {
  minutes: number
  km: number
}
/** The towns and service stations on a way or beside it, with the minutes and km before each. */
function haltsOn({ links }: Way, roads: RoadNetwork): Reached[] {
  const halts: Reached[] = []
  let [minutes, km] = [0, 0]
  for (const one of links.slice(0, -1)) {
    minutes += one.minutes
    km += one.link.km
    const { lat, lon } = one.ends
    const halt = one.ends.halt ? one.ends : roads.findHalt(one.ends)
    if (halt) halts.push({ name: halt.name, lat, lon, minutes, km })
  }
  return halts
}

/**
 * Cuts a way into as few pieces of at most `mostMinutes` as possible, of about the same length, at towns where it can.
 * `reserve` is what rush hours may add to one of them.
 */
export function cutAtHalts(way: Way, roads: RoadNetwork, mostMinutes: number, reserve: number): Piece[] {
  const towns = way.minutes > mostMinutes - 5 - reserve ? haltsOn(way, roads) : []
  const cuts: Reached[] = []
  const most = mostMinutes - 5 - reserve
  for (let at = 0; way.minutes - at > most; at = cuts.at(-1)!.minutes) {
    const left = way.minutes - at
    const best = at + left / Math.ceil(left / most)
    const near = towns
      .filter(({ minutes }) => minutes > at && minutes - at <= most && Math.abs(minutes - best) <= HALT_SHIFT_MINUTES)
      .toSorted((a, b) => Math.abs(a.minutes - best) - Math.abs(b.minutes - best))[0]
    const share = best / way.minutes
    cuts.push(near ?? { name: '', ...pointAlong(lineOf(way), share), minutes: best, km: way.km * share })
  }
  const ends = [...cuts, { minutes: way.minutes, km: way.km }]
  return ends.map((end, i) => {
    const begun = cuts[i - 1] ?? { minutes: 0, km: 0 }
    const cut = cuts[i]
    return {
      minutes: upToFive(end.minutes - begun.minutes),
      km: end.km - begun.km,
      halt: cut ? { name: cut.name, lat: cut.lat, lon: cut.lon } : null,
    }
  })
}
