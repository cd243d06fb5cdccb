import { frameAround, inFrame } from '../../ui/map/frame.ts'
import type { MapLeg, MapStop } from '../../ui/map/map-stop.ts'
import { projected } from '../../ui/map/projection.ts'
import type { Day, Step } from './day-figures.ts'

/** A stop on the map, and the days on which the group is there. */
export interface RouteStop extends MapStop {
  days: number[]
}
export interface Route {
  stops: RouteStop[]
  legs: MapLeg[]
}

type Located = Step & { latitude: number; longitude: number }
const isLocated = (step: Step): step is Located => step.latitude !== undefined && step.longitude !== undefined
/** Pins closer than this, in units of the picture, are merged. */
const PIN_ROOM = 23

/** The trip as stops and legs: one stop for each town, overlapping towns merged; null if no step has a position. */
export function routeOf(days: readonly Day[]): Route | null {
  const calls = days.flatMap((day) => day.schedule.filter(isLocated).map((step) => ({ step, day: day.day })))
  const first = calls[0]
  if (!first) return null
  const stops: RouteStop[] = [{ ...stopAt(first.step), kind: 'start' }]
  for (const { step, day } of calls) {
    if (step.kind !== 'visit' && step.kind !== 'check_in') continue
    let stop = stops.find(({ name }) => name === townOf(step))
    if (!stop) stops.push((stop = stopAt(step)))
    if (!stop.days.includes(day)) stop.days.push(day)
  }
  const apart = joinNear(stops)
  const order = calls
    .filter(({ step }) => step.kind === 'visit' || step.kind === 'check_in')
    .map(({ step }) => apart.of.get(townOf(step)) ?? 0)
  const last = calls.at(-1)!.step
  const endsAtStart = townOf(last) === first.step.town
  return { stops: apart.stops, legs: legsOf([0, ...order, ...(endsAtStart ? [0] : [])], endsAtStart) }
}

/** The flights of the first day on which there are some; those back are the same in reverse. */
export function flightsThere(days: readonly Day[]): Step[] {
  const flights = days.map(({ schedule }) => schedule.filter(({ kind }) => kind === 'flight'))
  return flights.find((some) => some.length > 0) ?? []
}

const townOf = (step: Step) => step.town ?? step.title
const stopAt = (step: Located): RouteStop => ({
  lat: step.latitude,
  lon: step.longitude,
  name: townOf(step),
  kind: 'stop',
  days: [],
})

/** Merges a stop into an earlier one that it would cover on the map; `of` maps each town to its stop. */
function joinNear(stops: readonly RouteStop[]): { stops: RouteStop[]; of: Map<string, number> } {
  const points = stops.map(projected)
  const frame = frameAround(points)
  const drawn = points.map((point) => inFrame(frame, point))
  const kept: { stop: RouteStop; at: number }[] = []
  const of = new Map<string, number>()
  stops.forEach((stop, at) => {
    const near = kept.findIndex(
      (one) => Math.hypot(drawn[one.at]!.x - drawn[at]!.x, drawn[one.at]!.y - drawn[at]!.y) < PIN_ROOM,
    )
    of.set(stop.name, near < 0 ? kept.length : near)
    if (near < 0) kept.push({ stop, at })
    else kept[near]!.stop = joined(kept[near]!.stop, stop)
  })
  return { stops: kept.map(({ stop }) => stop), of }
}

const joined = (stop: RouteStop, other: RouteStop): RouteStop => ({
  ...stop,
  days: [...new Set([...stop.days, ...other.days])].toSorted((a, b) => a - b),
})

/** Each leg once, in the direction of the first drive; the way home is a leg of its own. */
function legsOf(order: readonly number[], endsAtStart: boolean): MapLeg[] {
  const moves = order.slice(1).flatMap((to, index) => (order[index] === to ? [] : [{ from: order[index]!, to }]))
  const seen = new Set<string>()
  return moves.flatMap(({ from, to }, index) => {
    const home = endsAtStart && index > 0 && index === moves.length - 1
    const key = [Math.min(from, to), Math.max(from, to)].join()
    if (!home && seen.has(key)) return []
    seen.add(key)
    return [{ from, to, home }]
  })
}
