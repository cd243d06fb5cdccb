import { hasOwnLength } from '#shared/domain/catalogue/kinds'
import type { DayConstraints } from '../search/days/day-constraints.ts'
import { visitFor } from '../search/days/day-solver.ts'
import { type DayRoute, type Stop, type Visit, visitsOf } from '../search/days/solved-day.ts'
import type { PlannedStep } from './planned-step.ts'
import { lunchOf, type OnTheRoad, stepsLeavingAt } from './schedule-visits.ts'

/** What is given back to a visit at a time. */
const STEP_MINUTES = 15
/** A visit that was asked for may have so much of its usual time, where the idea gives the hours of the day. */
const MOST_OF_USUAL = 1.5

const lastEnd = (steps: readonly PlannedStep[]): number => steps.at(-1)!.end

/** The route with one of its visits as long as this. */
const withMinutes = ({ stops, score }: DayRoute, visit: Visit, minutes: number): DayRoute => ({
  score,
  stops: stops.map((stop): Stop => (stop.visit === visit ? { ...stop, visit: { ...visit, minutes } } : stop)),
})
/** A tour, a boat or a train takes as long as it takes. */
const isFixed = ({ candidate: { slots, place } }: Visit): boolean => slots !== undefined || hasOwnLength(place.kind)
/** The longest that a visit may become; what was asked for more than usual, where `fills` says that its hours are to be used. */
function mostMinutes(visit: Visit, fills: boolean): number {
  const { candidate } = visit
  const usual = visitFor(candidate, 1).minutes
  return fills && candidate.named && !isFixed(visit)
    ? Math.max(usual, MOST_OF_USUAL * candidate.place.duration_min)
    : usual
}
/** The visits that may be longer, those that were asked for first. */
const growing = (route: DayRoute, fills: boolean): Visit[] =>
  visitsOf(route)
    .filter((visit) => !visit.isSet && visit.minutes < mostMinutes(visit, fills))
    .toSorted((a, b) => Number(b.candidate.named) - Number(a.candidate.named) || a.minutes - b.minutes)

/**
 * The route with visits that were shortened made longer again, as far as the day has room: it ends in the hours that are
 * best for the group, or no later than before, and lunch is no later than it should be. With `fills`, visits that were
 * asked for use the hours that the idea gives.
 */
export function withFullVisits(
  constraints: DayConstraints,
  route: DayRoute,
  onTheRoad: OnTheRoad,
  fills: boolean,
): DayRoute {
  if (growing(route, fills).length === 0) return route
  const leave = (one: DayRoute) => stepsLeavingAt(constraints, one, constraints.earliestStart, onTheRoad)
  const before = leave(route)
  if (!before) return route
  const latestEnd = Math.max(constraints.preferredHours.end, lastEnd(before))
  const latestLunch = Math.max(constraints.lunchBy, lunchOf(before))
  const fits = (one: DayRoute): boolean => {
    const steps = leave(one)
    const onSite = visitsOf(one).reduce((sum, { minutes }) => sum + minutes, 0)
    return (
      steps !== null &&
      lastEnd(steps) <= latestEnd &&
      lunchOf(steps) <= latestLunch &&
      onSite <= constraints.maxVisitMinutes
    )
  }
  let [best, grew] = [route, true]
  while (grew) {
    grew = false
    for (const visit of growing(best, fills)) {
      const minutes = Math.min(5 * Math.floor(mostMinutes(visit, fills) / 5), visit.minutes + STEP_MINUTES)
      if (minutes <= visit.minutes) continue
      const longer = withMinutes(best, visit, minutes)
      if (!fits(longer)) continue
      best = longer
      grew = true
      break
    }
  }
  return best
}
