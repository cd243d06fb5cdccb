import type { Stay } from '#shared/domain/catalogue/facts'
import type { Candidate, Wish } from '../candidates/candidates.ts'
import { spotOf } from './bases/lodging.ts'
import { improved, inTurn, onePlaceForEachDay } from './days/assign-days.ts'
import { constraintsForDays } from './days/constraints-for-days.ts'
import type { ConstraintLevels } from './days/day-constraints.ts'
import type { DayMemo } from './days/day-memo.ts'
import { DaySolver } from './days/day-solver.ts'
import { countEmptyDays, type SolvedDay, visitedIn } from './days/solved-day.ts'
import { draftOf, isBetter, type SearchInput, type TripDraft } from './trip-draft.ts'
import { addWishBonus, wishPoints, withBonusFor } from './wish-bonus.ts'

/** Days with these places; null if a day cannot be driven at all. */
type AssignDays = (
  levelsByDay: readonly ConstraintLevels[],
  places: readonly Candidate[],
  memo: DayMemo,
) => SolvedDay[] | null

/** Days solved one after the other: fast, and good enough to choose between stays. */
const quickly: AssignDays = (levelsByDay, places, memo) => inTurn(new DaySolver(levelsByDay, places, memo))

/** Days improved by swaps; if one is empty after that, each day gets one place first. */
const carefully: AssignDays = (levelsByDay, places, memo) => {
  const solver = new DaySolver(levelsByDay, places, memo)
  const first = inTurn(solver)
  if (!first) return null
  const days = improved(first, solver)
  if (countEmptyDays(days) === 0) return days
  const single = levelsByDay.map((levels) => levels.map((constraints) => ({ ...constraints, maxVisits: 1 })))
  const spread = onePlaceForEachDay(new DaySolver(single, places, memo), solver)
  return spread && countEmptyDays(spread) < countEmptyDays(days) ? spread : days
}

const ASSIGN_DAYS = { quickly, carefully }
type Care = keyof typeof ASSIGN_DAYS

/** For each wish the best visit that serves it. */
function chosenFor(wishes: readonly Wish[], visited: readonly Candidate[]): Set<string> {
  const byValue = visited.toSorted((a, b) => b.value - b.bonus - (a.value - a.bonus) || a.order - b.order)
  return new Set(wishes.flatMap(({ isServedBy }) => byValue.find(isServedBy)?.place.id ?? []))
}

/** The best of three drafts: without bonuses, with a bonus for places that serve open wishes, with a bonus for one place each. */
function draftWith(
  care: Care,
  nights: Stay[],
  baseCount: number,
  places: readonly Candidate[],
  input: SearchInput,
): TripDraft | null {
  const { request, economy, wishes, memo } = input
  const levelsByDay = constraintsForDays(request, nights.map(spotOf), economy, input.facts.roads)
  const draftFrom = (from: readonly Candidate[]): TripDraft | null => {
    const days = ASSIGN_DAYS[care](levelsByDay, from, memo)
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
  const narrowed = draftFrom(withBonusFor(kept, places, points))
  return narrowed && isBetter(narrowed, best) ? narrowed : best
}

const known = new WeakMap<readonly Candidate[], Map<string, TripDraft | null>>()
/** The same, made once: several choices of bases give the same nights. */
function draftOnce(
  care: Care,
  nights: Stay[],
  baseCount: number,
  places: readonly Candidate[],
  input: SearchInput,
): TripDraft | null {
  const drafts = known.get(places) ?? new Map<string, TripDraft | null>()
  known.set(places, drafts)
  const key = [care, ...nights.map(({ id }) => id)].join()
  const found = drafts.get(key)
  if (found !== undefined) return found
  const made = draftWith(care, nights, baseCount, places, input)
  drafts.set(key, made)
  return made
}

/** A first draft of a trip with the stays `nights`. */
export const draftQuickly = (
  nights: Stay[],
  baseCount: number,
  places: readonly Candidate[],
  input: SearchInput,
): TripDraft | null => draftOnce('quickly', nights, baseCount, places, input)
/** The same stays, with days improved by swaps and places exchanged between them. */
export const refineDraft = (draft: TripDraft, places: readonly Candidate[], input: SearchInput): TripDraft => {
  const refined = draftOnce('carefully', draft.nights, draft.baseCount, places, input)
  return refined && isBetter(refined, draft) ? refined : draft
}
