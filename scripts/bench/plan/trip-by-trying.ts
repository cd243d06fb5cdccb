import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { spotOf } from '#shared/domain/planner/search/bases/lodging'
import { bedPoints } from '#shared/domain/planner/search/bases/rate-stay'
import type { Candidate } from '#shared/domain/planner/candidates/candidates'
import { countServed } from '#shared/domain/planner/candidates/wishes'
import type { ChosenTrip } from '#shared/domain/planner/search/chosen-trip'
import { wishPoints } from '#shared/domain/planner/search/wish-bonus'
import { VISIT_SHARES } from '#shared/domain/planner/search/days/day-memo'
import { visitFor } from '#shared/domain/planner/search/days/day-solver'
import {
  type ConstraintLevels,
  type DayConstraints,
  isOpenOn,
} from '#shared/domain/planner/search/days/day-constraints'
import { constraintsForDays } from '#shared/domain/planner/search/days/constraints-for-days'
import { FIRST_VISIT_BONUS } from '#shared/domain/planner/search/days/day-problem'
import type { SolvedDay } from '#shared/domain/planner/search/days/solved-day'
import { equivalentKmBetween, minutesBetween } from '#shared/domain/planner/roads/leg'
import type { RoadNetwork } from '#shared/domain/roads/road-network'
import { groupSize } from '#shared/domain/planner/request/trip-request'
import { driveLimitMinutes } from '#shared/domain/planner/search/settings'
import { bestByTrying } from './day-by-trying.ts'

/** Every set of at most `most` of the first `count` places, as bits. */
function subsets(count: number, most: number): number[] {
  const sizeOf = (set: number) => set.toString(2).replaceAll('0', '').length
  return Array.from({ length: 1 << count }, (_, set) => set).filter((set) => sizeOf(set) <= most)
}
/** How far the planner relaxed a day: trying may go as far and no farther. */
function relaxationLevelOf(day: SolvedDay, levels: ConstraintLevels): number {
  const level = levels.findIndex(
    ({ earliestStart, latestEnd }) =>
      earliestStart === day.constraints.earliestStart && latestEnd === day.constraints.latestEnd,
  )
  const cut = day.route.stops.some(({ visit }) => visit && visit.minutes < visitFor(visit.candidate, 1).minutes)
  // A day without a visit was relaxed to the last level, unless its drive is so long that it needs no visit.
  const seesNothing = day.route.stops.length === 1 && !day.constraints.isLongDrive
  return seesNothing ? Infinity : level * VISIT_SHARES.length + Number(cut)
}

/** The most that seeing exactly these places is worth on a day, in any order, relaxed at most so far; null where it cannot be. */
function dayWorth(
  levels: ConstraintLevels,
  relaxationLevel: number,
  seen: readonly Candidate[],
  roads: RoadNetwork,
): number | null {
  let best: number | null = null
  for (const [level, constraints] of levels.entries()) {
    for (const [cut, share] of VISIT_SHARES.entries()) {
      if (level * VISIT_SHARES.length + cut > relaxationLevel) continue
      const worth = exactly(constraints, seen, share, roads)
      if (worth !== null && (best === null || worth > best)) best = worth
    }
  }
  return best
}
function exactly(
  constraints: DayConstraints,
  seen: readonly Candidate[],
  share: number,
  roads: RoadNetwork,
): number | null {
  const direct = equivalentKmBetween(roads, constraints.from, constraints.to)
  const isOnTheWay = ({ place, named }: Candidate) =>
    named ||
    equivalentKmBetween(roads, constraints.from, place) + equivalentKmBetween(roads, place, constraints.to) - direct <=
      constraints.detourKm
  if (seen.length > constraints.maxVisits || !seen.every((one) => isOpenOn(one, constraints) && isOnTheWay(one)))
    return null
  return bestByTrying(
    constraints,
    seen.map((one) => visitFor(one, share)),
    roads,
    seen.length,
  )
}

/** The best trip of all: every bed in reach, every way to give the places to the days, every order; slow and plain. */
export function bestTripByTrying(
  { request, economy, days: chosenDays, lodgings, candidates: { wishes } }: ChosenTrip,
  candidates: readonly Candidate[],
  facts: Facts,
): number {
  const nights = request.days - 1
  const beds: (Stay | null)[] = nights === 0 ? [null] : [...facts.stays]
  const isInOneHouse = lodgings.every(({ companions }) => companions.length === 0)
  const sets = subsets(candidates.length, 3)
  const members = (set: number) => candidates.filter((_, i) => set & (1 << i))
  let best = -Infinity
  for (const bed of beds) {
    // A group that one house can take is not divided for points.
    if (bed && isInOneHouse && bed.beds < groupSize(request)) continue
    if (bed && minutesBetween(facts.roads, request.start, spotOf(bed)) > driveLimitMinutes(request.gradeMin)) continue
    const slept = Array.from({ length: nights }, () => bed!)
    const levelsByDay = constraintsForDays(request, slept.map(spotOf), economy, facts.roads)
    const bedWorth = bed
      ? bedPoints(bed, request, facts, { nights, priceWeight: economy.priceWeight, baseCount: 0 })
      : 0
    const days = levelsByDay.map((levels, i) => {
      const relaxationLevel = relaxationLevelOf(chosenDays[i]!, levels)
      return sets.flatMap((set) => {
        const worth = dayWorth(levels, relaxationLevel, members(set), facts.roads)
        return worth === null ? [] : [{ set, worth }]
      })
    })
    const walk = (day: number, taken: number, worth: number) => {
      const options = days[day]
      if (!options) {
        const seen = members(taken)
        const served = countServed(seen, wishes)
        best = Math.max(best, worth + bedWorth + wishPoints(economy.maxVisitsPerDay) * served)
        return
      }
      for (const option of options)
        if ((option.set & taken) === 0) walk(day + 1, taken | option.set, worth + option.worth)
    }
    walk(0, 0, 0)
  }
  return best
}
/** What every trip with a visit a day has in common, and so no part of how good it is. */
export const fixedPoints = (days: number): number => FIRST_VISIT_BONUS * days
