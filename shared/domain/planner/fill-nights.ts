import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { spotOf } from './bases/lodging.ts'
import { bedPoints } from './bases/rate-stay.ts'
import type { Brief } from './brief/brief.ts'
import type { Candidate } from './candidates/find-candidates.ts'
import { liftMissing, servedBy, type Wish, wishPoints } from './candidates/wishes.ts'
import { emptyDays, exchanged, inTurn, spreadOut, swapped } from './days/assign-days.ts'
import { type DayMemo, daySolver, type FrameChoice, type SolvedDay } from './days/day-solver.ts'
import { visitsOf } from './days/frame.ts'
import { settleTogether } from './days/settle-together.ts'
import { framesFor } from './days/frames-for.ts'
import type { Economy } from './economy.ts'
import { tripFaults } from './trip-faults.ts'

/** What every way to make one trip is weighed by. */
export interface Scene {
  brief: Brief
  facts: Facts
  economy: Economy
  /** Every place that this group may visit. */
  all: readonly Candidate[]
  wishes: readonly Wish[]
  memo: DayMemo
}
/** Beds and visits of every day, before steps and price. */
export interface Filled {
  days: SolvedDay[]
  nights: Stay[]
  /** Bases the trip was asked to roam between; 0 where the area decides. */
  roam: number
  /** Points of the whole trip: its days, the wishes it serves, its beds. */
  worth: number
  /** Days that could hold a visit and have none. */
  empty: number
  /** What a teacher would not understand of it (`tripFaults`). */
  faults: number
}
export const visitedIn = (days: readonly SolvedDay[]): Candidate[] =>
  days.flatMap(({ plan }) => visitsOf(plan).map(({ candidate }) => candidate))
export const isBetter = (a: Filled, b: Filled): boolean =>
  a.faults !== b.faults ? a.faults < b.faults : a.empty !== b.empty ? a.empty < b.empty : a.worth > b.worth + 1e-9

/** What a trip is worth: the points of its days, a gain for each wish that some visit serves, and what its beds cost and give. */
function worthOf(days: readonly SolvedDay[], nights: readonly Stay[], roam: number, scene: Scene): number {
  const { brief, facts, economy, wishes } = scene
  const visited = visitedIn(days)
  let worth = wishPoints(economy.bare) * servedBy(visited, wishes)
  for (const { plan } of days) worth += plan.score
  for (const { lift } of visited) worth -= lift
  for (const stay of new Set(nights)) {
    const count = nights.filter((night) => night === stay).length
    worth += bedPoints(stay, brief, facts, { nights: count, thrift: economy.thrift, roam })
  }
  return worth
}
const filledWith = (days: SolvedDay[], nights: Stay[], roam: number, scene: Scene): Filled => ({
  days,
  nights,
  roam,
  worth: worthOf(days, nights, roam, scene),
  empty: emptyDays(days),
  faults: tripFaults(days, nights, scene.all, scene.brief),
})

/** Days made of these candidates; null where a day cannot be driven at all. */
type Assign = (choices: readonly FrameChoice[], candidates: readonly Candidate[], memo: DayMemo) => SolvedDay[] | null

/** Days solved in turn: quick, and near enough to choose between beds. */
const roughly: Assign = (choices, candidates, memo) => inTurn(daySolver(choices, candidates, memo))

const SWAP_ROUNDS = 2
/** Up to so many days a trip is settled exactly; a longer one by swaps and exchanges alone. */
const SHORT_TRIP_DAYS = 3
/** Days swapped until nothing improves; where that leaves one empty, places are spread out first. */
const carefully: Assign = (choices, candidates, memo) => {
  const solver = daySolver(choices, candidates, memo)
  const first = inTurn(solver)
  if (!first) return null
  const days = exchanged(swapped(first, solver, SWAP_ROUNDS), solver, 1)
  if (emptyDays(days) === 0) return days
  const single = choices.map((frames) => frames.map((frame) => ({ ...frame, maxVisits: 1 })))
  const spread = spreadOut(daySolver(single, candidates, memo), solver)
  return spread && emptyDays(spread) < emptyDays(days) ? spread : days
}

/** One visit for each wish, the best of those that serve it. */
function chosenFor(wishes: readonly Wish[], visited: readonly Candidate[]): Set<string> {
  const byWorth = visited.toSorted((a, b) => b.value - b.lift - (a.value - a.lift) || a.order - b.order)
  return new Set(wishes.flatMap((serves) => byWorth.find(serves)?.place.id ?? []))
}

function fillWith(
  assign: Assign,
  nights: Stay[],
  roam: number,
  candidates: readonly Candidate[],
  scene: Scene,
): Filled | null {
  const { brief, economy, wishes, memo } = scene
  const choices = framesFor(brief, nights.map(spotOf), economy)
  const filled = (from: readonly Candidate[]): Filled | null => {
    const days = assign(choices, from, memo)
    return days && filledWith(days, nights, roam, scene)
  }
  const first = filled(candidates)
  if (!first) return null
  const points = wishPoints(economy.bare)
  const lifted = liftMissing(visitedIn(first.days), candidates, wishes, points)
  const serving = lifted && filled(lifted)
  if (!serving) return first
  const best = isBetter(serving, first) ? serving : first
  // Three places were lifted for each wish and one is enough: the others are weighed by what they are.
  const visited = visitedIn(serving.days)
  const open = wishes.filter((serves) => !visitedIn(first.days).some(serves))
  const kept = chosenFor(open, visited)
  if (visited.every(({ lift, place }) => lift === 0 || kept.has(place.id))) return best
  const narrowed = filled(
    candidates.map((one) => (kept.has(one.place.id) ? { ...one, value: one.value + points, lift: points } : one)),
  )
  return narrowed && isBetter(narrowed, best) ? narrowed : best
}

/** A first reckoning of a trip that sleeps at `nights`. */
export const sketch = (nights: Stay[], roam: number, candidates: readonly Candidate[], scene: Scene): Filled | null =>
  fillWith(roughly, nights, roam, candidates, scene)
/** What no swap finds on a short trip: all its days settled together, every way weighed, as hard as they or the best trip's are. */
export function settled(filled: Filled, best: Filled, candidates: readonly Candidate[], scene: Scene): Filled {
  const { brief, economy, wishes, memo } = scene
  if (brief.days === 1 || brief.days > SHORT_TRIP_DAYS) return best
  const gain = wishPoints(economy.bare)
  const served = (days: readonly SolvedDay[]) => gain * servedBy(visitedIn(days), wishes)
  const beds = filled.worth - worthOf(filled.days, [], filled.roam, scene)
  const days = settleTogether(daySolver(framesFor(brief, filled.nights.map(spotOf), economy), candidates, memo), {
    strains: filled.days.map(({ strain }, i) => Math.max(strain, best.days[i]?.strain ?? 0)),
    floor: best.worth - beds,
    served,
    // A wish that lifting its places could not serve is taken to be out of reach.
    mostServed: Math.max(served(filled.days), served(best.days)),
  })
  const exact = days && filledWith(days, filled.nights, filled.roam, scene)
  return exact && isBetter(exact, best) ? exact : best
}
/** The same with care: days swapped, places exchanged between them. */
export const refine = (sketched: Filled, candidates: readonly Candidate[], scene: Scene): Filled => {
  const careful = fillWith(carefully, sketched.nights, sketched.roam, candidates, scene)
  return careful && isBetter(careful, sketched) ? careful : sketched
}
