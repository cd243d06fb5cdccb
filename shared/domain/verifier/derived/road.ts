import type { Facts, Stay } from '../../catalogue/facts.ts'
import type { Idea } from '../../idea/idea.ts'
import type { RoadGraph } from '../../roads/road-graph.ts'
import { weekdayOf } from '../../calendar.ts'
import { type FastestWay, findFastestWay } from './road-search.ts'
import { rushMinutes } from './rush.ts'
import { findTown, greatCircleKm, type Spot, spotOf } from './distance.ts'
import type { TimedDay, TimedStep } from './plan-under-test.ts'

/** Two points closer than this count as one stop: the group walks. */
const WALK_KM = 1

/** The shortest distance for which the bus is used. */
const IDLE_KM = 0.02

/** One travel step, or all travel steps between two stops (visit, stay, start, end). */
export interface CheckedLeg {
  day: number
  date: string
  title: string
  /** The clock at its beginning and end, in minutes of the day; rests on the way lie between. */
  begins: number
  ends: number
  from: Spot
  to: Spot
  /** The straight line. */
  km: number
  /** The driving. */
  minutes: number
  distanceKm: number | undefined
  /** The verifier's own way; null where no road for a coach leads. */
  way: FastestWay | null
  /** The minutes that weekday traffic costs on it at least. */
  rush: number
  /** What the plan says of the road, and the line that it draws: of the whole leg, at its first step. */
  road: TimedStep['road']
  path: TimedStep['path']
}
export interface Road {
  /** Where the trip begins: the first step with a position, or the origin of the request. Null if neither is known. */
  start: Spot | null
  end: Spot | null
  /** Each travel step on its own. */
  pieces: CheckedLeg[]
  /** Driving from stop to stop, without the rests on the way. */
  legs: CheckedLeg[]
  /** Drives that end where they began. */
  idle: string[]
  /** Sentences about places where the group changes position without travelling. */
  jumps: string[]
  /** Sentences about passes in the plan that no coach may drive. */
  closedPasses: string[]
}

const locationOf = ({ latitude, longitude }: TimedStep): Spot | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }
const isRealStop = ({ kind }: TimedStep) => kind === 'visit' || kind === 'activity' || kind === 'check_in'
const far = (a: Spot, b: Spot) => greatCircleKm(a, b) > WALK_KM

/** Whether there is a visit, an activity or a check-in between this drive and the previous or the next one. */
function servesStop(steps: readonly TimedStep[], index: number): boolean {
  const isTravel = ({ kind }: TimedStep) => kind === 'travel'
  const before = steps.slice(steps.slice(0, index).findLastIndex(isTravel) + 1, index)
  const rest = steps.slice(index + 1)
  const next = rest.findIndex(isTravel)
  return [...before, ...(next < 0 ? rest : rest.slice(0, next))].some(isRealStop)
}

function findStart(days: TimedDay[], idea: Idea, facts: Facts): Spot | null {
  const first = days[0]?.steps[0]
  const spot = first && first.kind !== 'travel' ? locationOf(first) : null
  if (spot) return spot
  const town = findTown(facts.towns, idea.origin)
  return town ? spotOf(town) : null
}

const closedPasses = new WeakMap<RoadGraph, Set<string>>()
/** The passes of a graph that are closed to coaches. */
function closedPassesIn(graph: RoadGraph): Set<string> {
  const known = closedPasses.get(graph)
  if (known) return known
  const closed = new Set(graph.links.flatMap(({ pass, no_coach }) => (pass && no_coach ? [pass] : [])))
  closedPasses.set(graph, closed)
  return closed
}
/** Sentences about passes that a drive names and that are closed to coaches. */
function closedPassesOf(days: readonly TimedDay[], { roads }: Facts): string[] {
  const closed = closedPassesIn(roads.graph)
  return days.flatMap(({ day, steps }) =>
    steps.flatMap(({ title, road }) =>
      (road?.via ?? []).filter((pass) => closed.has(pass)).map((pass) => `day ${day}, ${title}: no coach over ${pass}`),
    ),
  )
}

const SATURDAY = 6
/**
 * The leg from stop to stop that these drives make; adds to them what the traffic of their day costs. The hours at an
 * airport take up the traffic on the way to it and from it.
 */
function legOf(
  pieces: readonly CheckedLeg[],
  title: string,
  [from, to]: [Spot, Spot],
  { airports, roads }: Facts,
): CheckedLeg {
  const [first, last] = [pieces[0]!, pieces.at(-1)!]
  const way = findFastestWay(roads.graph, from, to)
  const isTransfer = airports.some((airport) => [from, to].some((end) => !far(spotOf(airport), end)))
  if (way && !isTransfer && weekdayOf(last.date) < SATURDAY)
    for (const [i, minutes] of rushMinutes(way, pieces).entries()) pieces[i]!.rush = minutes
  const sum = (of: (piece: CheckedLeg) => number) => pieces.reduce((total, piece) => total + of(piece), 0)
  return {
    ...last,
    title,
    from,
    to,
    way,
    km: greatCircleKm(from, to),
    begins: first.begins,
    minutes: sum(({ minutes }) => minutes),
    distanceKm: first.distanceKm === undefined ? undefined : sum(({ distanceKm }) => distanceKm ?? 0),
    rush: sum(({ rush }) => rush),
    road: first.road,
    path: first.path,
  }
}

/** Follows the group through the plan, using only coordinates and times. */
export function followRoad(days: TimedDay[], idea: Idea, facts: Facts, stayOf: (id: string) => Stay | undefined): Road {
  const start = findStart(days, idea, facts)
  const closedPasses = closedPassesOf(days, facts)
  const road: Road = { start, end: start, pieces: [], legs: [], idle: [], jumps: [], closedPasses }
  const { graph } = facts.roads
  const pieceOf = ({ day, date }: TimedDay, step: TimedStep, from: Spot, to: Spot): CheckedLeg => ({
    day,
    date,
    title: step.title,
    begins: step.from,
    ends: step.to,
    from,
    to,
    km: greatCircleKm(from, to),
    minutes: step.to - step.from,
    distanceKm: step.distance_km,
    way: findFastestWay(graph, from, to),
    rush: 0,
    road: step.road,
    path: step.path,
  })
  let at = start
  let stop = start
  let driven: CheckedLeg[] = []
  const arrive = (title: string, spot: Spot) => {
    if (stop && driven.some(({ minutes }) => minutes > 0)) road.legs.push(legOf(driven, title, [stop, spot], facts))
    stop = spot
    driven = []
  }
  for (const day of days) {
    for (const [index, step] of day.steps.entries()) {
      const spot = locationOf(step)
      if (step.kind === 'flight') {
        // The drive ends at the airport; the next one begins where the plane lands.
        if (at) arrive(`the way to the airport for "${step.title}"`, at)
        at = spot ?? at
        stop = at
      } else if (step.kind === 'travel') {
        if (spot && at && greatCircleKm(at, spot) < IDLE_KM && !servesStop(day.steps, index))
          road.idle.push(`day ${day.day}: "${step.title}" ends where it began`)
        const end = spot ?? at
        if (at && end) driven.push(pieceOf(day, step, at, end))
        if (spot && at) road.pieces.push(driven.at(-1)!)
        if (!spot) road.jumps.push(`day ${day.day}: "${step.title}" does not say where it ends`)
        at = spot ?? at
      } else if (spot) {
        if (at && far(at, spot))
          road.jumps.push(
            `day ${day.day}: no travel to "${step.title}", ${Math.round(greatCircleKm(at, spot))} km away`,
          )
        at = spot
        if (isRealStop(step)) arrive(step.title, spot)
      }
    }
    const bed = day.stay_id === null ? undefined : stayOf(day.stay_id)
    if (bed) {
      const spot = spotOf(bed)
      if (at && far(at, spot))
        road.jumps.push(`day ${day.day} ends ${Math.round(greatCircleKm(at, spot))} km from the beds at ${bed.name}`)
      at = spot
      arrive(bed.name, spot)
    }
  }
  if (at) arrive('the way home', at)
  road.end = at
  return road
}
