import type { Facts, Stay } from '../../catalogue/facts.ts'
import type { Idea } from '../../idea/idea.ts'
import { findTown, greatCircleKm, type Spot, spotOf } from './distance.ts'
import type { TimedDay, TimedStep } from './plan-under-test.ts'

/** Two points closer than this count as one stop: the group walks. */
const WALK_KM = 1

/** The shortest distance for which the bus is used. */
const IDLE_KM = 0.02

/** One travel step, or all travel steps between two stops (visit, stay, start, end). */
export interface Leg {
  day: number
  title: string
  from: Spot
  to: Spot
  km: number
  minutes: number
}
export interface Road {
  /** Where the trip begins: the first step with a position, or the origin of the request. Null if neither is known. */
  start: Spot | null
  end: Spot | null
  /** Each travel step on its own. */
  pieces: (Leg & { distanceKm: number | undefined })[]
  /** Driving from stop to stop, without the rests on the way. */
  legs: Leg[]
  /** Drives that end where they began. */
  idle: string[]
  /** Sentences about places where the group changes position without travelling. */
  jumps: string[]
}

const locationOf = ({ latitude, longitude }: TimedStep): Spot | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }
const isRealStop = ({ kind }: TimedStep) => kind === 'visit' || kind === 'check_in'
const far = (a: Spot, b: Spot) => greatCircleKm(a, b) > WALK_KM

/** Whether there is a visit or a check-in between this drive and the previous or the next one. */
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

/** Follows the group through the plan, using only coordinates and times. */
export function followRoad(days: TimedDay[], idea: Idea, facts: Facts, stayOf: (id: string) => Stay | undefined): Road {
  const start = findStart(days, idea, facts)
  const road: Road = { start, end: start, pieces: [], legs: [], idle: [], jumps: [] }
  let at = start
  let stop = start
  let driven = 0
  const arrive = (day: number, title: string, spot: Spot) => {
    if (stop && driven > 0)
      road.legs.push({ day, title, from: stop, to: spot, km: greatCircleKm(stop, spot), minutes: driven })
    stop = spot
    driven = 0
  }
  for (const { day, steps, stay_id } of days) {
    for (const [index, step] of steps.entries()) {
      const spot = locationOf(step)
      if (step.kind === 'flight') {
        // The drive ends at the airport; the next one begins where the plane lands.
        if (at) arrive(day, `the way to the airport for "${step.title}"`, at)
        at = spot ?? at
        stop = at
      } else if (step.kind === 'travel') {
        const minutes = step.to - step.from
        if (spot && at && greatCircleKm(at, spot) < IDLE_KM && !servesStop(steps, index))
          road.idle.push(`day ${day}: "${step.title}" ends where it began`)
        if (spot && at)
          road.pieces.push({
            day,
            title: step.title,
            from: at,
            to: spot,
            km: greatCircleKm(at, spot),
            minutes,
            distanceKm: step.distance_km,
          })
        driven += minutes
        if (!spot) road.jumps.push(`day ${day}: "${step.title}" does not say where it ends`)
        at = spot ?? at
      } else if (spot) {
        if (at && far(at, spot))
          road.jumps.push(`day ${day}: no travel to "${step.title}", ${Math.round(greatCircleKm(at, spot))} km away`)
        at = spot
        if (isRealStop(step)) arrive(day, step.title, spot)
      }
    }
    const bed = stay_id === null ? undefined : stayOf(stay_id)
    if (bed) {
      const spot = spotOf(bed)
      if (at && far(at, spot))
        road.jumps.push(`day ${day} ends ${Math.round(greatCircleKm(at, spot))} km from the beds at ${bed.name}`)
      at = spot
      arrive(day, bed.name, spot)
    }
  }
  if (at) arrive(days.at(-1)?.day ?? 0, 'the way home', at)
  road.end = at
  return road
}
