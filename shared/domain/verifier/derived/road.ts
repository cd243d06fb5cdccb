import type { Facts, Stay } from '../../catalogue/facts.ts'
import type { Idea } from '../../idea/idea.ts'
import { findTown, greatCircleKm, type Spot, spotOf } from './distance.ts'
import type { TimedDay, TimedStep } from './plan-under-test.ts'

/** Two points this near are one stop: the group walks. */
const WALK_KM = 1

/** A bus does not move for less than this. */
const IDLE_KM = 0.02

/** One unbroken drive, or all the driving between two real stops (visit, bed, start, end). */
export interface Leg {
  day: number
  title: string
  from: Spot
  to: Spot
  km: number
  minutes: number
}
export interface Road {
  /** Where the trip begins: the first located step, or the origin of the request. Null where neither is known. */
  start: Spot | null
  end: Spot | null
  /** Each travel step by itself. */
  pieces: (Leg & { distanceKm: number | undefined })[]
  /** Driving from real stop to real stop, rests on the way left out. */
  legs: Leg[]
  /** Drives that end where they began. */
  idle: string[]
  /** Places where the group is suddenly somewhere else, in words. */
  jumps: string[]
}

const locationOf = ({ latitude, longitude }: TimedStep): Spot | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }
const isRealStop = ({ kind }: TimedStep) => kind === 'visit' || kind === 'check_in'
const far = (a: Spot, b: Spot) => greatCircleKm(a, b) > WALK_KM

/** Whether a visit or a bed lies before or after this drive, up to the next drive: even next door that is a move. */
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

/** Follows the bus through the whole plan, trusting only coordinates and clocks. */
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
      if (step.kind === 'travel') {
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
