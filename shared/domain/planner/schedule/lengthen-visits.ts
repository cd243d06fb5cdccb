import type { DayConstraints } from '../search/days/day-constraints.ts'
import { visitFor } from '../search/days/day-solver.ts'
import { type DayRoute, type Stop, type Visit, visitsOf } from '../search/days/solved-day.ts'
import type { PlannedStep } from './planned-step.ts'
import { lunchOf, type OnTheRoad, stepsLeavingAt } from './schedule-visits.ts'

/** What is given back to a visit at a time. */
const STEP_MINUTES = 15

const lastEnd = (steps: readonly PlannedStep[]): number => steps.at(-1)!.end

/** The route with one of its visits as long as this. */
const withMinutes = ({ stops, score }: DayRoute, visit: Visit, minutes: number): DayRoute => ({
  score,
  stops: stops.map((stop): Stop => (stop.visit === visit ? { ...stop, visit: { ...visit, minutes } } : stop)),
})
/** The visits that are shorter than usual, those that were asked for first. */
const shortened = (route: DayRoute): Visit[] =>
  visitsOf(route)
    .filter(({ candidate, minutes, isSet }) => !isSet && minutes < visitFor(candidate, 1).minutes)
    .toSorted((a, b) => Number(b.candidate.named) - Number(a.candidate.named) || a.minutes - b.minutes)

/**
 * The route with visits that were shortened made longer again, as far as the day has room: it ends in the hours that are
 * best for the group, or no later than before, and lunch is no later than it should be.
 */
export function withFullVisits(constraints: DayConstraints, route: DayRoute, onTheRoad: OnTheRoad): DayRoute {
  if (shortened(route).length === 0) return route
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
    for (const visit of shortened(best)) {
      const minutes = Math.min(visitFor(visit.candidate, 1).minutes, visit.minutes + STEP_MINUTES)
      const longer = withMinutes(best, visit, minutes)
      if (!fits(longer)) continue
      best = longer
      grew = true
      break
    }
  }
  return best
}
