import { kmBetween, type Point } from '#shared/domain/geo'
import { frameAround, inFrame } from '../../ui/map/frame.ts'
import type { MapLeg, MapStop } from '../../ui/map/map-stop.ts'
import { PIN } from '../../ui/map/boxes.ts'
import { projected } from '../../ui/map/projection.ts'
import type { Day, Step } from './day-figures.ts'
import { type DayLeg, type DayRoute, dayRoutesOf, type DayStop } from './day-route.ts'

/** A stop on the map, and the days on which the group is there. */
export interface RouteStop extends MapStop {
  days: number[]
  places: Point[]
  /** A place where somebody must still agree. */
  isUnconfirmed: boolean
}
export interface Route {
  stops: RouteStop[]
  legs: MapLeg[]
}

/** A trip whose stops are all within so many km shows its places; others show their towns. */
const KM_OF_A_CITY = 40

/** The trip as stops and legs: towns, overlapping ones merged, or the places of one city; null if no step has a position. */
export function routeOf(days: readonly Day[]): Route | null {
  const routes = dayRoutesOf(days)
  const calls = routes.flatMap(({ stops, day }) => stops.map((stop) => ({ stop, day })))
  const first = calls[0]?.stop
  if (!first) return null
  const isCity = calls.every(({ stop }) => calls.every((other) => kmBetween(stop, other.stop) < KM_OF_A_CITY))
  const nameOf = (stop: DayStop) => (isCity ? stop.name : stop.town)
  const stops: RouteStop[] = []
  for (const { stop, day } of calls) {
    let known = stops.find(({ name }) => name === nameOf(stop))
    if (!known) stops.push((known = routeStop(stop, nameOf(stop), stop === first)))
    if (!known.places.some((place) => place.lat === stop.lat && place.lon === stop.lon))
      known.places.push({ lat: stop.lat, lon: stop.lon })
    if (stop.isCall && !known.days.includes(day)) known.days.push(day)
    if (isCity && stop.isUnconfirmed) known.isUnconfirmed = true
  }
  const legs = routes.flatMap((route) => route.legs.map((leg) => ({ leg, route })))
  const apart = isCity ? unmerged(stops) : joinNear(stops, legs)
  const indexOf = (stop: DayStop) => apart.of.get(nameOf(stop)) ?? 0
  return { stops: apart.stops, legs: legsOf(legs, indexOf) }
}

/** The flights of the first day on which there are some; those back are the same in reverse. */
export function flightsThere(days: readonly Day[]): Step[] {
  const flights = days.map(({ schedule }) => schedule.filter(({ kind }) => kind === 'flight'))
  return flights.find((some) => some.length > 0) ?? []
}

const routeStop = ({ lat, lon }: DayStop, name: string, isStart: boolean): RouteStop => ({
  lat,
  lon,
  name,
  kind: isStart ? 'start' : 'stop',
  days: [],
  places: [],
  isUnconfirmed: false,
})

interface Merged {
  stops: RouteStop[]
  /** The index of the stop for each name. */
  of: Map<string, number>
}
interface LegOfDay {
  leg: DayLeg
  route: DayRoute
}

const unmerged = (stops: RouteStop[]): Merged => ({ stops, of: new Map(stops.map(({ name }, index) => [name, index])) })

/** Merges a stop into an earlier one if its pin would cover most of the other's. */
function joinNear(stops: readonly RouteStop[], legs: readonly LegOfDay[]): Merged {
  const points = stops.map(projected)
  const frame = frameAround([...points, ...legs.flatMap(({ leg }) => leg.path ?? []).map(projected)])
  const drawn = points.map((point) => inFrame(frame, point))
  const kept: { stop: RouteStop; at: number }[] = []
  const of = new Map<string, number>()
  stops.forEach((stop, at) => {
    const near = kept.findIndex(
      (one) => Math.hypot(drawn[one.at]!.x - drawn[at]!.x, drawn[one.at]!.y - drawn[at]!.y) < PIN,
    )
    of.set(stop.name, near < 0 ? kept.length : near)
    if (near < 0) kept.push({ stop, at })
    else kept[near]!.stop = joined(kept[near]!.stop, stop)
  })
  return { stops: kept.map(({ stop }) => stop), of }
}

const joined = (stop: RouteStop, other: RouteStop): RouteStop => ({
  ...stop,
  places: [...stop.places, ...other.places],
  days: [...new Set([...stop.days, ...other.days])].toSorted((a, b) => a - b),
})

/** Each road once, in the direction of the first drive; the last leg is the way home if it ends at the start. */
function legsOf(legs: readonly LegOfDay[], indexOf: (stop: DayStop) => number): MapLeg[] {
  const seen = new Set<string>()
  return legs.flatMap(({ leg, route }, at) => {
    const [from, to] = [indexOf(route.stops[leg.from]!), indexOf(route.stops[leg.to]!)]
    const isHome = at > 0 && at === legs.length - 1 && to === 0
    if (from === to && (!leg.path || leg.path.length < 2)) return []
    const key = leg.path ? roadKey(leg.path) : [Math.min(from, to), Math.max(from, to)].join()
    if (!isHome && seen.has(key)) return []
    seen.add(key)
    const line = isHome && leg.line === 'road' ? 'home' : leg.line
    return [{ from, to, line, path: leg.path, km: leg.km }]
  })
}

/** The same for a road there and back. */
const roadKey = (path: NonNullable<MapLeg['path']>): string =>
  [path, path.toReversed()]
    .map((way) => JSON.stringify(way))
    .toSorted()
    .at(0)!
