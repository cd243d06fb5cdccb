import type { RoadNetwork } from '../roads/road-network.ts'
import type { Candidate } from '../planner/candidates/candidates.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { newLegTable } from '../planner/roads/leg-table.ts'
import { type ConstraintLevels, type DayConstraints, isOpenOn } from '../planner/search/days/day-constraints.ts'
import { VISIT_SHARES } from '../planner/search/days/day-memo.ts'
import { visitFor } from '../planner/search/days/day-solver.ts'
import { routeOfAll } from '../planner/search/days/solve-day.ts'
import { type DayRoute, type SolvedDay, type Visit, visitsOf } from '../planner/search/days/solved-day.ts'
import type { DraftDay, DraftVisit } from './draft-outline.ts'
import { refuse } from './refusal.ts'

/** The most visits of a day; the verifier has the same limit. */
export const MOST_VISITS = 4

/** A visit with the length that the owner gave it, or else a share of the usual one, at its hour if that is set. */
function visitOf({ minutes, start }: DraftVisit, candidate: Candidate, share: number): Visit {
  const visit: Visit = minutes === null ? visitFor(candidate, share) : { candidate, minutes, isSet: true }
  if (start === undefined) return visit
  const begins = minutesOf(start)
  const closes = begins < candidate.opens ? begins : Math.min(candidate.closes, begins + visit.minutes)
  return { ...visit, isSet: true, candidate: { ...candidate, opens: begins, closes } }
}

/** The orders to try: a new or moved visit may come anywhere, the others stay as they are. */
function ordersOf(visits: readonly Visit[], moving: number | null): Visit[][] {
  if (moving === null) return [[...visits]]
  const others = visits.filter((_, at) => at !== moving)
  return visits.map((_, at) => others.toSpliced(at, 0, visits[moving]!))
}

interface Found {
  route: DayRoute
  constraints: DayConstraints
  relaxationLevel: number
}
/** The first level at which all visits fit: in their order, else in any. */
function firstFit(
  { visits }: DraftDay,
  candidates: readonly Candidate[],
  levels: ConstraintLevels,
  roads: RoadNetwork,
): Found | null {
  const moving = visits.findIndex(({ isMoving }) => isMoving)
  for (const isInOrder of [true, false])
    for (const [level, constraints] of levels.entries()) {
      if (constraints.breaksAsked && visits.length > 1) continue
      for (const [cut, share] of VISIT_SHARES.entries()) {
        if (cut > 0 && visits.every(({ minutes }) => minutes !== null)) continue
        const made = visits.map((visit, i) => visitOf(visit, candidates[i]!, share))
        let best: DayRoute | null = null
        for (const order of isInOrder ? ordersOf(made, moving < 0 ? null : moving) : [made]) {
          const route = routeOfAll(constraints, order, isInOrder, newLegTable(roads))
          if (route && route.score > (best?.score ?? -Infinity)) best = route
        }
        if (best)
          return {
            route: best,
            constraints: { ...constraints, maxVisits: visits.length },
            relaxationLevel: level * VISIT_SHARES.length + cut,
          }
      }
    }
  return null
}

const NO_LIMIT = 24 * 60
/** Why a day cannot hold its visits: the first limit without which it can. */
function refuseDay(
  day: DraftDay,
  at: number,
  candidates: readonly Candidate[],
  levels: ConstraintLevels,
  roads: RoadNetwork,
): never {
  const last = levels.at(-1)!
  const without = (change: Partial<DayConstraints>) =>
    firstFit(day, candidates, [{ ...last, ...change }], roads)?.route ?? null
  const late = without({ latestEnd: NO_LIMIT })
  if (late) {
    const latest = last.latestEnd
    return refuse('ends_late', { day: at + 1, ends: endOf(day, candidates, last, latest, roads), latest })
  }
  if (without({ maxDriveMinutes: NO_LIMIT, latestEnd: NO_LIMIT }))
    return refuse('too_much_driving', {
      day: at + 1,
      minutes: leastDrive(day, candidates, last, roads),
      most: last.maxDriveMinutes,
    })
  if (without({ maxVisitMinutes: NO_LIMIT })) {
    const minutes = day.visits.reduce((sum, visit, i) => sum + visitOf(visit, candidates[i]!, 0).minutes, 0)
    return refuse('too_much_on_site', { day: at + 1, minutes, most: last.maxVisitMinutes })
  }
  if (day.leaves !== undefined) return refuse('not_at_that_hour', { name: `Day ${at + 1}` }, { field: 'start' })
  const set = day.visits.findIndex(({ start }) => start !== undefined)
  if (set >= 0) return refuse('not_at_that_hour', { name: candidates[set]!.place.name }, { field: 'start' })
  const closed = candidates.findIndex((_, i) => {
    const open = candidates.map((one, j) => (i === j ? { ...one, opens: 0, closes: NO_LIMIT } : one))
    return firstFit(day, open, [last], roads) !== null
  })
  if (closed >= 0) {
    const { name, opens, closes } = candidates[closed]!.place
    return refuse('opening_hours', { name, opens, closes })
  }
  return without({ lunchAway: true }) ? refuse('no_lunch', { day: at + 1 }) : refuse('no_room', { day: at + 1 })
}
const STEP = 5
/** When the day would end: the least latest end that lets it. */
function endOf(
  day: DraftDay,
  candidates: readonly Candidate[],
  last: DayConstraints,
  from: number,
  roads: RoadNetwork,
) {
  return least(from, NO_LIMIT, (latestEnd) => firstFit(day, candidates, [{ ...last, latestEnd }], roads) !== null)
}
function leastDrive(day: DraftDay, candidates: readonly Candidate[], last: DayConstraints, roads: RoadNetwork) {
  return least(
    last.maxDriveMinutes,
    NO_LIMIT,
    (maxDriveMinutes) => firstFit(day, candidates, [{ ...last, maxDriveMinutes, latestEnd: NO_LIMIT }], roads) !== null,
  )
}
/** The least of a range, in steps of five minutes, that is enough. */
function least(from: number, to: number, isEnough: (value: number) => boolean): number {
  let [low, high] = [0, Math.ceil((to - from) / STEP)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(from + middle * STEP)) high = middle
    else low = middle + 1
  }
  return from + low * STEP
}

/** The levels of a day that leaves when its owner wants. */
function leavingAt(levels: ConstraintLevels, leaves: string | undefined): ConstraintLevels {
  if (leaves === undefined) return levels
  const start = minutesOf(leaves)
  return levels.map((one) => ({ ...one, earliestStart: start, preferredHours: { ...one.preferredHours, start } }))
}

/** The day with all of its visits; throws a refusal where they do not fit. */
export function solveOutlineDay(
  day: DraftDay,
  at: number,
  candidates: readonly Candidate[],
  levels: ConstraintLevels,
  roads: RoadNetwork,
): SolvedDay {
  if (day.visits.length > MOST_VISITS) refuse('too_many_visits', { most: MOST_VISITS })
  for (const candidate of candidates)
    if (!isOpenOn(candidate, levels[0]!))
      refuse('closed', { name: candidate.place.name, date: levels[0]!.date }, { field: 'day' })
  const own = leavingAt(levels, day.leaves)
  return firstFit(day, candidates, own, roads) ?? refuseDay(day, at, candidates, own, roads)
}

/** Whether a day of the planner has the same visits, in the same order and for as long. */
export function isSameDay(
  { route, constraints }: SolvedDay,
  { visits, leaves }: DraftDay,
  levels: ConstraintLevels,
): boolean {
  const planned = visitsOf(route)
  const [{ from, to, date }] = levels as [DayConstraints]
  return (
    leaves === undefined &&
    planned.length === visits.length &&
    constraints.date === date &&
    isSameSpot(constraints.from, from) &&
    isSameSpot(constraints.to, to) &&
    planned.every(({ candidate, minutes }, i) => {
      const visit = visits[i]!
      return visit.id === candidate.place.id && visit.minutes === minutes && visit.start === undefined
    })
  )
}
const isSameSpot = (a: DayConstraints['from'], b: DayConstraints['from']) => a.lat === b.lat && a.lon === b.lon
