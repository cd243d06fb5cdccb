import { greatCircleKm, type Spot } from './distance.ts'
import { passing } from './passing.ts'
import { positionOf, type RoadMap, type Stretch, streetKm, streetTicks } from './road-map.ts'

/** A spot beside the graph is joined to so many points, found within growing distances. */
const MOST_BESIDE = 3
const REACHES_KM = [5, 20, 80]
/** The longest way between a spot and the graph; along a link it is no longer than the link. */
export const MOST_ACCESS_TICKS = streetTicks(Math.max(...REACHES_KM))
/** Two spots with the same four decimals are the same. */
const SAME_KM = 0.015
/** A spot so near to a link is on it. */
const ON_ROAD_KM = 0.3

/** The way between a spot and a point of the graph. */
export interface Access {
  point: number
  ticks: number
  km: number
}
/** How a spot is joined to the graph. */
export interface Joined {
  leaving: Access[]
  arriving: Access[]
  /** The spot is a point of the graph, or on a link: nothing is estimated. */
  isExact: boolean
  /** The links that it lies on, with the share (0 to 1) of each before it. */
  on: { stretch: Stretch; share: number }[]
}
const joinedBy = (accesses: Access[], isExact: boolean): Joined => ({
  leaving: accesses,
  arriving: accesses,
  isExact,
  on: [],
})

const joined = new WeakMap<RoadMap, Map<string, Joined>>()
const MOST_JOINED = 2000
/** Kept, because many ways begin or end at the same spot. */
export function joinSpot(map: RoadMap, spot: Spot): Joined {
  const key = positionOf(spot)
  const same = map.pointAt.get(key)
  if (same !== undefined) return joinedBy([{ point: same, ticks: 0, km: 0 }], true)
  const kept = joined.get(map) ?? new Map<string, Joined>()
  joined.set(map, kept)
  const known = kept.get(key)
  if (known) return known
  const made = joinBeside(map, spot)
  if (kept.size >= MOST_JOINED) kept.clear()
  kept.set(key, made)
  return made
}

function joinBeside(map: RoadMap, spot: Spot): Joined {
  const near = nearestPoints(map, spot)
  if (near[0] && near[0].km <= streetKm(SAME_KM)) return joinedBy([{ point: near[0].point, ticks: 0, km: 0 }], true)
  const on = map.stretchesNear(spot, ON_ROAD_KM).flatMap((number) => {
    const stretch = map.stretches[number]!
    const { km, share } = passing(spot, stretch.line)
    return km <= ON_ROAD_KM ? [{ stretch, share }] : []
  })
  return on.length > 0 ? joinedOnLinks(on) : joinedBy(near.slice(0, MOST_BESIDE), false)
}
/** The points within the least distance that has some, the nearest first. */
function nearestPoints({ spots, pointsNear }: RoadMap, spot: Spot): Access[] {
  for (const most of REACHES_KM) {
    const near = pointsNear(spot, most).flatMap((point): Access[] => {
      const km = greatCircleKm(spot, spots[point]!)
      return km <= most ? [{ point, km: streetKm(km), ticks: streetTicks(km) }] : []
    })
    if (near.length > 0) return near.sort((a, b) => a.km - b.km)
  }
  return []
}

function joinedOnLinks(on: Joined['on']): Joined {
  const part = (point: number, { ticks, link }: Stretch, share: number): Access => ({
    point,
    ticks: Math.round(share * ticks),
    km: share * link.km,
  })
  const onwards = on.map(({ stretch, share }) => part(stretch.to, stretch, 1 - share))
  const back = on.map(({ stretch, share }) => part(stretch.from, stretch, share))
  const isTwoWay = (_: Access, i: number) => !on[i]!.stretch.link.oneway
  return {
    leaving: [...onwards, ...back.filter(isTwoWay)],
    arriving: [...back, ...onwards.filter(isTwoWay)],
    isExact: true,
    on,
  }
}
