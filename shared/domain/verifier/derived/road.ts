import type { Facts, Stay } from '../../catalogue/facts.ts'
import type { Idea } from '../../idea/idea.ts'
import { type FastestWay, findFastestWay } from './road-search.ts'
import { findTown, greatCircleKm, type Spot, spotOf } from './distance.ts'
import type { TimedDay, TimedStep } from './plan-under-test.ts'

/** Two points closer than this count as one stop: the group walks. */
const WALK_KM = 1

/** The shortest distance for which the bus is used. */
const IDLE_KM = 0.02

/** One travel step, or all travel steps between two stops (visit, stay, start, end). */
export interface CheckedLeg {
  day: number
  title: string
  month: number
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

/** Sentences about passes that a drive names and that are closed to coaches. */
function closedPassesOf(days: readonly TimedDay[], { roads }: Facts): string[] {
  const closed = new Set(roads.graph.links.flatMap(({ pass, no_coach }) => (pass && no_coach ? [pass] : [])))
  return days.flatMap(({ day, steps }) =>
    steps.flatMap(({ title, road }) =>
      (road?.via ?? []).filter((pass) => closed.has(pass)).map((pass) => `day ${day}, ${title}: no coach over ${pass}`),
    ),
  )
}

/** The drive to a stop as far as it has been followed. */
interface DriveSoFar {
  begins: number
  minutes: number
  distanceKm: number | undefined
}

/** Follows the group through the plan, using only coordinates and times. */
export function followRoad(days: TimedDay[], idea: Idea, facts: Facts, stayOf: (id: string) => Stay | undefined): Road {
  const start = findStart(days, idea, facts)
  const closedPasses = closedPassesOf(days, facts)
  const road: Road = { start, end: start, pieces: [], legs: [], idle: [], jumps: [], closedPasses }
  const checked = ({ date, day }: TimedDay, title: string, from: Spot, to: Spot, drive: DriveSoFar, ends: number) => ({
    day,
    title,
    month: Number(date.slice(5, 7)),
    from,
    to,
    km: greatCircleKm(from, to),
    way: findFastestWay(facts.roads.graph, from, to),
    ends,
    ...drive,
  })
  let at = start
  let stop = start
  let soFar: DriveSoFar | null = null
  let droveUntil = 0
  const arrive = (day: TimedDay, title: string, spot: Spot) => {
    if (stop && soFar && soFar.minutes > 0) road.legs.push(checked(day, title, stop, spot, soFar, droveUntil))
    stop = spot
    soFar = null
  }
  for (const day of days) {
    for (const [index, step] of day.steps.entries()) {
      const spot = locationOf(step)
      if (step.kind === 'flight') {
        // The drive ends at the airport; the next one begins where the plane lands.
        if (at) arrive(day, `the way to the airport for "${step.title}"`, at)
        at = spot ?? at
        stop = at
      } else if (step.kind === 'travel') {
        const minutes = step.to - step.from
        const piece = { begins: step.from, minutes, distanceKm: step.distance_km }
        if (spot && at && greatCircleKm(at, spot) < IDLE_KM && !servesStop(day.steps, index))
          road.idle.push(`day ${day.day}: "${step.title}" ends where it began`)
        if (spot && at) road.pieces.push(checked(day, step.title, at, spot, piece, step.to))
        soFar = soFar
          ? {
              begins: soFar.begins,
              minutes: soFar.minutes + minutes,
              distanceKm: soFar.distanceKm === undefined ? undefined : soFar.distanceKm + (step.distance_km ?? 0),
            }
          : piece
        droveUntil = step.to
        if (!spot) road.jumps.push(`day ${day.day}: "${step.title}" does not say where it ends`)
        at = spot ?? at
      } else if (spot) {
        if (at && far(at, spot))
          road.jumps.push(
            `day ${day.day}: no travel to "${step.title}", ${Math.round(greatCircleKm(at, spot))} km away`,
          )
        at = spot
        if (isRealStop(step)) arrive(day, step.title, spot)
      }
    }
    const bed = day.stay_id === null ? undefined : stayOf(day.stay_id)
    if (bed) {
      const spot = spotOf(bed)
      if (at && far(at, spot))
        road.jumps.push(`day ${day.day} ends ${Math.round(greatCircleKm(at, spot))} km from the beds at ${bed.name}`)
      at = spot
      arrive(day, bed.name, spot)
    }
  }
  const last = days.at(-1)
  if (at && last) arrive(last, 'the way home', at)
  road.end = at
  return road
}
