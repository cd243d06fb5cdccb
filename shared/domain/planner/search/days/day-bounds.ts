import { DRIVE_COST_PER_MINUTE, driveCost } from '../settings.ts'
import { countBits } from './count-bits.ts'
import {
  canFollow,
  type DayProblem,
  FIRST_VISIT_BONUS,
  minutesTo,
  type RouteState,
  SAME_KIND_LOSS,
  valueAfter,
} from './day-problem.ts'

/** The part of a route that counts for what it can have at most. */
type RoutePart = Pick<RouteState, 'seen' | 'mask' | 'last' | 'drive' | 'value'>

/** The points of a day that ends after this state, if no rush hour makes its last drive longer: never less than `pointsAtEnd`. */
export function mostAtEnd({ last, drive, value }: RoutePart, problem: DayProblem): number {
  return value - (driveCost(drive + minutesTo(problem.visits.length, last, problem)) - driveCost(drive))
}

/** Whether a day that goes on with this visit, then with open ones, may have more points: cheap, because nothing is driven. */
export function mayExceedWith(
  state: RouteState,
  next: number,
  open: number,
  least: number,
  problem: DayProblem,
): boolean {
  const drive = state.drive + minutesTo(next, state.last, problem)
  const value = valueAfter(state, next, drive, problem)
  const seen = state.seen + 1
  const reached = { seen, mask: state.mask | (1 << next), last: next + 1, drive, value }
  if (mostAtEnd(reached, problem) > least) return true
  return seen < problem.constraints.maxVisits && mayExceed(reached, open & ~(1 << next), least, problem)
}

/** Whether a day with one more visit may have more points, by two upper bounds. */
export const mayExceed = (part: RoutePart, open: number, least: number, problem: DayProblem): boolean =>
  mostByLegs(part, open, problem) > least && mostByDetours(part, open, problem) > least

/** The visits that may still be made, as bits. One that cannot come next cannot come later, as no way is shorter then. */
export function openAfter(state: RouteState, before: number, problem: DayProblem): number {
  let open = 0
  for (let next = 0; next < problem.visits.length; next++)
    if (before & (1 << next) && canFollow(state, next, problem)) open |= 1 << next
  return open
}

/** The best of the open visits, each less its share of a detour: one with several visits is at least as long as for each of them. */
function mostByDetours({ seen, mask, last, value }: RoutePart, open: number, problem: DayProblem): number {
  const { constraints, visits, values, alike } = problem
  const direct = minutesTo(visits.length, last, problem)
  const count = constraints.maxVisits - seen
  let most = value - DRIVE_COST_PER_MINUTE * direct + (seen === 0 ? FIRST_VISIT_BONUS : 0)
  let left = open
  for (let picked = 0; picked < count; picked++) {
    let best = -1
    let bestGain = seen === 0 && picked === 0 ? -Infinity : 0
    for (let visit = 0; visit < visits.length; visit++) {
      if (!(left & (1 << visit))) continue
      const detour = minutesTo(visit, last, problem) + minutesTo(visits.length, visit + 1, problem) - direct
      const gain =
        values[visit]! - (DRIVE_COST_PER_MINUTE * detour) / count - SAME_KIND_LOSS * countBits(mask & alike[visit]!)
      if (gain <= bestGain) continue
      best = visit
      bestGain = gain
    }
    if (best < 0) break
    most += bestGain
    left &= ~(1 << best)
  }
  return most
}

/** The best of the open visits, each with its lowest cost. */
function mostByLegs({ seen, mask, last, value }: RoutePart, open: number, problem: DayProblem): number {
  const { constraints, most: own, byMost, alike, homeMinutes, outCosts } = problem
  const ends = outCosts[last]! + (DRIVE_COST_PER_MINUTE * homeMinutes) / 2
  let most = value - ends + (seen === 0 ? FIRST_VISIT_BONUS : 0)
  let [picked, left] = [mask, open]
  for (let count = constraints.maxVisits - seen; count > 0; count--) {
    let best = -1
    let bestGain = seen === 0 && picked === 0 ? -Infinity : 0
    for (const visit of byMost) {
      if (own[visit]! <= bestGain) break
      if (!(left & (1 << visit))) continue
      const gain = own[visit]! - SAME_KIND_LOSS * countBits(picked & alike[visit]!)
      if (gain <= bestGain) continue
      best = visit
      bestGain = gain
    }
    if (best < 0) break
    most += bestGain
    picked |= 1 << best
    left &= ~(1 << best)
  }
  return most
}
