import { BARRIERS, type Crossing, SLOW_COUNTRY, type SlowCountry } from '../../catalogue/land.ts'
import { crosses, isWithin, kmBetween, type Point, pointBetween, shareWithin } from '../../geo.ts'

/** The path of a road from one point to another: straight, or by crossings. */
export interface RoadPath {
  via: readonly Crossing[]
  /** The total length of the straight pieces in km, and the km in each slow country. */
  km: number
  slow: readonly { country: SlowCountry; km: number }[]
}
/** A bounding box for each part of the land, because most lines are far from all of them. */
interface Box {
  south: number
  north: number
  west: number
  east: number
}
const boxOf = (points: readonly Point[]): Box => ({
  south: Math.min(...points.map(({ lat }) => lat)),
  north: Math.max(...points.map(({ lat }) => lat)),
  west: Math.min(...points.map(({ lon }) => lon)),
  east: Math.max(...points.map(({ lon }) => lon)),
})
const meets = (a: Point, b: Point, { south, north, west, east }: Box): boolean =>
  Math.max(a.lat, b.lat) >= south &&
  Math.min(a.lat, b.lat) <= north &&
  Math.max(a.lon, b.lon) >= west &&
  Math.min(a.lon, b.lon) <= east

const COUNTRIES = SLOW_COUNTRY.map((country) => ({ country, box: boxOf(country.outline) }))
const BOXED_BARRIERS = BARRIERS.map((barrier) => ({ barrier, box: boxOf(barrier.line) }))

const BOXES = [...COUNTRIES, ...BOXED_BARRIERS].map(({ box }) => box)

const barriersBetween = (a: Point, b: Point) =>
  BOXED_BARRIERS.filter(
    ({ barrier, box }) =>
      meets(a, b, box) && barrier.line.slice(1).some((end, i) => crosses(a, b, barrier.line[i]!, end)),
  )
const countriesBetween = (a: Point, b: Point) =>
  COUNTRIES.flatMap(({ country, box }) => {
    const km = meets(a, b, box) ? shareWithin(a, b, country.outline) * kmBetween(a, b) : 0
    return km > 0 ? [{ country, km }] : []
  })

/** Whether no road follows the straight line: it crosses a barrier, or stays inside slow country without a road along it. */
const isBlocked = (a: Point, b: Point): boolean =>
  barriersBetween(a, b).length > 0 ||
  COUNTRIES.some(
    ({ country: { outline, throughKm = Infinity }, box }) =>
      throughKm < Infinity &&
      meets(a, b, box) &&
      kmBetween(a, b) > throughKm &&
      isWithin(a, outline) &&
      isWithin(b, outline),
  )

function pathVia(from: Point, via: readonly Crossing[], to: Point, km: number): RoadPath | null {
  const points = [from, ...via, to]
  const ends = points.slice(1).map((end, i) => [points[i]!, end] as const)
  return ends.some(([a, b]) => isBlocked(a, b))
    ? null
    : { via, km, slow: ends.flatMap(([a, b]) => countriesBetween(a, b)) }
}

/** The fastest path by `minutesOf`: straight, by one crossing, or by two; null if there is none. */
export function findRoadPath(from: Point, to: Point, minutesOf: (path: RoadPath) => number): RoadPath | null {
  const direct = kmBetween(from, to)
  if (!BOXES.some((box) => meets(from, to, box))) return { via: [], km: direct, slow: [] }
  let best = pathVia(from, [], to, direct)
  if (best && best.slow.length === 0) return best
  const crossings = [
    ...barriersBetween(from, to).flatMap(({ barrier }) => barrier.crossings),
    ...COUNTRIES.filter(({ box }) => meets(from, to, box)).flatMap(({ country }) => country.hubs),
  ].map((crossing) => ({ crossing, there: kmBetween(from, crossing), onward: kmBetween(crossing, to) }))
  let least = best ? minutesOf(best) : Infinity
  const consider = (via: readonly Crossing[], km: number) => {
    // The time without slow country is a lower bound, which excludes most paths.
    if (minutesOf({ via, km, slow: [] }) >= least) return
    const path = pathVia(from, via, to, km)
    const minutes = path ? minutesOf(path) : Infinity
    if (minutes < least) [best, least] = [path, minutes]
  }
  for (const { crossing, there, onward } of crossings) consider([crossing], there + onward)
  for (const first of crossings)
    for (const second of crossings)
      if (first !== second)
        consider(
          [first.crossing, second.crossing],
          first.there + kmApart(first.crossing, second.crossing) + second.onward,
        )
  return best
}
const apart = new Map<Crossing, Map<Crossing, number>>()
/** Km between two crossings, computed once. */
function kmApart(a: Crossing, b: Crossing): number {
  let fromA = apart.get(a)
  if (!fromA) apart.set(a, (fromA = new Map()))
  let km = fromA.get(b)
  if (km === undefined) fromA.set(b, (km = kmBetween(a, b)))
  return km
}

/** The point at a share (0 to 1) of the straight pieces from one point to another. */
export function pointAlong(from: Point, via: readonly Point[], to: Point, share: number): Point {
  const points = [from, ...via, to]
  const lengths = points.slice(1).map((end, i) => kmBetween(points[i]!, end))
  let left = share * lengths.reduce((sum, km) => sum + km, 0)
  for (const [i, km] of lengths.entries()) {
    if (left <= km || i === lengths.length - 1)
      return pointBetween(points[i]!, points[i + 1]!, km > 0 ? Math.min(1, left / km) : 1)
    left -= km
  }
  return to
}
