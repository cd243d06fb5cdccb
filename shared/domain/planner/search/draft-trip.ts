import type { Stay } from '#shared/domain/catalogue/facts'
import type { Candidate, Wish } from '../candidates/candidates.ts'
import { spotOf } from './bases/lodging.ts'
import { exchanged, inTurn, onePlaceForEachDay, swapped } from './days/assign-days.ts'
import { constraintsForDays } from './days/constraints-for-days.ts'
import type { ConstraintLevels } from './days/day-constraints.ts'
import { type DayMemo, DaySolver } from './days/day-solver.ts'
import { countEmptyDays, type SolvedDay, visitedIn } from './days/solved-day.ts'
import { draftOf, isBetter, type SearchInput, type TripDraft } from './trip-draft.ts'
import { addWishBonus, withBonus, wishPoints } from './wish-bonus.ts'

/** Days with these places; null if a day cannot be driven at all. */
type AssignDays = (
  levelsByDay: readonly ConstraintLevels[],
  places: readonly Candidate[],
  memo: DayMemo,
) => SolvedDay[] | null

/** Days solved one after the other: fast, and good enough to choose between stays. */
const assignQuickly: AssignDays = (levelsByDay, places, memo) => inTurn(new DaySolver(levelsByDay, places, memo))

const SWAP_ROUNDS = 2
/** Days improved by swaps; if one is empty after that, each day gets one place first. */
const assignCarefully: AssignDays = (levelsByDay, places, memo) => {
  const solver = new DaySolver(levelsByDay, places, memo)
  const first = inTurn(solver)
  if (!first) return null
  const days = exchanged(swapped(first, solver, SWAP_ROUNDS), solver, 1)
  if (countEmptyDays(days) === 0) return days
  const single = levelsByDay.map((levels) => levels.map((constraints) => ({ ...constraints, maxVisits: 1 })))
  const spread = onePlaceForEachDay(new DaySolver(single, places, memo), solver)
  return spread && countEmptyDays(spread) < countEmptyDays(days) ? spread : days
}

/** For each wish the best visit that serves it. */
function chosenFor(wishes: readonly Wish[], visited: readonly Candidate[]): Set<string> {
  const byValue = visited.toSorted((a, b) => b.value - b.bonus - (a.value - a.bonus) || a.order - b.order)
  return new Set(wishes.flatMap(({ isServedBy }) => byValue.find(isServedBy)?.place.id ?? []))
}

/** The best of three drafts: without bonuses, with a bonus for places that serve open wishes, with a bonus for one place each. */
function draftWith(
  assign: AssignDays,
  nights: Stay[],
  baseCount: number,
  places: readonly Candidate[],
  input: SearchInput,
): TripDraft | null {
  const { request, economy, wishes, memo } = input
  const levelsByDay = constraintsForDays(request, nights.map(spotOf), economy, input.facts.roads)
  const draftFrom = (from: readonly Candidate[]): TripDraft | null => {
    const days = assign(levelsByDay, from, memo)
    return days && draftOf(days, nights, baseCount, input)
  }
  const first = draftFrom(places)
  if (!first) return null
  const points = wishPoints(economy.maxVisitsPerDay)
  const seenFirst = visitedIn(first.days)
  const preferring = addWishBonus(seenFirst, places, wishes, points)
  const serving = preferring && draftFrom(preferring)
  if (!serving) return first
  const best = isBetter(serving, first) ? serving : first
  // Three places had the bonus for each wish; one of them is enough, so the others lose it.
  const visited = visitedIn(serving.days)
  const open = wishes.filter(({ isServedBy }) => !seenFirst.some(isServedBy))
  const kept = chosenFor(open, visited)
  if (visited.every(({ bonus, place }) => bonus === 0 || kept.has(place.id))) return best
  const narrowed = draftFrom(places.map((one) => (kept.has(one.place.id) ? withBonus(one, points) : one)))
  return narrowed && isBetter(narrowed, best) ? narrowed : best
}

/** A first draft of a trip with the stays `nights`. */
export const draftQuickly = (
  nights: Stay[],
  baseCount: number,
  places: readonly Candidate[],
  input: SearchInput,
): TripDraft | null => draftWith(assignQuickly, nights, baseCount, places, input)
/** The same stays, with days improved by swaps and places exchanged between them. */
export const refineDraft = (draft: TripDraft, places: readonly Candidate[], input: SearchInput): TripDraft => {
  const refined = draftWith(assignCarefully, draft.nights, draft.baseCount, places, input)
  return refined && isBetter(refined, draft) ? refined : draft
}
