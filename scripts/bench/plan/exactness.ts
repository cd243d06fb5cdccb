import type { Facts, Town } from '#shared/domain/catalogue/facts'
import { kmBetween } from '#shared/domain/geo'
import { readTripRequest } from '#shared/domain/planner/request/read-trip-request'
import { newLegTable } from '#shared/domain/planner/roads/leg-table'
import { findCandidates } from '#shared/domain/planner/candidates/find-candidates'
import { visitFor } from '#shared/domain/planner/search/days/day-solver'
import { constraintsForDays } from '#shared/domain/planner/search/days/constraints-for-days'
import { solveDay } from '#shared/domain/planner/search/days/solve-day'
import { FIRST_ECONOMY } from '#shared/domain/planner/request/economy'
import { exampleIdea } from '#shared/domain/planner/example-idea'
import { chooseTrip } from '#shared/domain/planner/search/choose-trip'
import { placesInScope } from '#shared/domain/planner/search/search-scope'
import { bestByTrying } from './day-by-trying.ts'
import { type Dice, diceOf } from './seeded.ts'
import { bestTripByTrying, fixedPoints } from './trip-by-trying.ts'

/** A value of the planner beside that of trying everything. */
export interface Gap {
  what: string
  found: number
  best: number
  /** Share of the points that could be won and were not. */
  share: number
}
const gapOf = (what: string, found: number, best: number, fixed: number): Gap => ({
  what,
  found,
  best,
  share: Math.max(0, best - found) / Math.max(1, Math.abs(best - fixed)),
})
const SUBJECTS = ['History', 'Geography', 'Life Sciences', 'Natural Sciences', 'Tourism']
const TODAY = '2026-11-21'
const nearest = <T extends { lat: number; lon: number }>(all: readonly T[], town: Town, count: number): T[] =>
  all.toSorted((a, b) => kmBetween(a, town) - kmBetween(b, town)).slice(0, count)
const isTown = ({ kind }: Town) => kind === 'town' || kind === 'city'

/** A trip to one town of a catalogue cut down to what lies nearest to it. */
function tripAround(town: Town, facts: Facts, days: number, dice: Dice) {
  const cut: Facts = { ...facts, places: nearest(facts.places, town, 8), stays: nearest(facts.stays, town, 4) }
  const idea = exampleIdea({
    location: town.name,
    origin: dice.one(facts.towns.filter((one) => isTown(one) && kmBetween(one, town) < 160)).name,
    days,
    startDate: `2027-${dice.one(['02', '05', '08', '10'])}-${dice.number(10, 25)}`,
    students: dice.number(20, 60),
    gradeMin: dice.number(4, 12),
    subjects: dice.chance(0.6) ? [dice.one(SUBJECTS)] : [],
  })
  return { cut, tripRequest: readTripRequest(idea, cut, TODAY) }
}

/** Small trips planned and tried out in full; those for which nothing at all is in reach are no trips. */
export function tripGaps(count: number, seed: number, facts: Facts): Gap[] {
  const dice = diceOf(seed)
  const towns = facts.towns.filter(isTown)
  const gaps: Gap[] = []
  while (gaps.length < count) {
    const { cut, tripRequest } = tripAround(dice.one(towns), facts, dice.number(1, 3), dice)
    const candidates = findCandidates(tripRequest, cut)
    const chosen = chooseTrip(candidates, cut)
    if (!chosen || chosen.scope.baseCount > 0 || chosen.scope.area !== 'everywhere') continue
    const best = bestTripByTrying(chosen, placesInScope(chosen.scope, candidates), cut)
    const what = `${tripRequest.areas[0]!.name}, ${tripRequest.days} days`
    gaps.push(gapOf(what, chosen.points, best, fixedPoints(tripRequest.days)))
  }
  return gaps
}

/** Days of ten places around a town, solved and tried out in full. */
export function dayGaps(count: number, seed: number, facts: Facts): Gap[] {
  const dice = diceOf(seed)
  const towns = facts.towns.filter(isTown)
  const gaps: Gap[] = []
  while (gaps.length < count) {
    const { tripRequest } = tripAround(dice.one(towns), facts, 1, dice)
    const constraints = constraintsForDays(tripRequest, [], FIRST_ECONOMY, facts.roads)[0]![dice.number(0, 2)]!
    const pool = findCandidates(tripRequest, facts)
      .places.slice(0, 30)
      .filter(() => dice.chance(0.4))
      .slice(0, 10)
    const visits = pool.map((one) => visitFor(one, 1))
    const best = bestByTrying(constraints, visits, facts.roads)
    const solved = solveDay(constraints, visits, newLegTable(facts.roads))
    if (best === null && solved === null) continue
    gaps.push(gapOf(tripRequest.areas[0]!.name, solved?.score ?? 0, best ?? 0, fixedPoints(1)))
  }
  return gaps
}
