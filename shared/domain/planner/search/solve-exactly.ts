import type { Candidate } from '../candidates/candidates.ts'
import { servedAsBits } from '../candidates/wishes.ts'
import { spotOf } from './bases/lodging.ts'
import { constraintsForDays } from './days/constraints-for-days.ts'
import { DaySolver } from './days/day-solver.ts'
import { solveDaysTogether } from './days/solve-days-together.ts'
import { type SolvedDay, visitedIn } from './days/solved-day.ts'
import { draftOf, isBetter, type SearchInput, type TripDraft, tripPoints } from './trip-draft.ts'
import { wishPoints } from './wish-bonus.ts'

/** Trips up to so many days are solved exactly; longer ones only by swaps and exchanges. */
const SHORT_TRIP_DAYS = 3

/** Wishes are the bits of one number, which has 32. */
const MOST_WISHES = 31

/** All days of a short trip solved together with the stays of `draft`, up to the levels of its days or those of `best`; returns `best` if that is no better. */
export function solveExactly(
  draft: TripDraft,
  best: TripDraft,
  places: readonly Candidate[],
  input: SearchInput,
): TripDraft {
  const { request, economy, wishes, memo } = input
  if (request.days === 1 || request.days > SHORT_TRIP_DAYS) return best
  const gain = wishPoints(economy.maxVisitsPerDay)
  const counted = wishes.slice(0, MOST_WISHES)
  const wishesOf = (...days: SolvedDay[]) => servedAsBits(visitedIn(days), counted)
  const served = (bits: number) =>
    gain * counted.reduce((sum, { weight }, wish) => sum + (bits & (1 << wish) ? weight : 0), 0)
  const beds = draft.points - tripPoints(draft.days, [], draft.baseCount, input)
  const days = solveDaysTogether(
    new DaySolver(constraintsForDays(request, draft.nights.map(spotOf), economy, input.facts.roads), places, memo),
    {
      relaxationLevels: draft.days.map(({ relaxationLevel }, i) =>
        Math.max(relaxationLevel, best.days[i]?.relaxationLevel ?? 0),
      ),
      lowerBound: best.points - beds,
      wishesOf,
      served,
      // A wish that is not served in spite of the bonus for its places is assumed to be impossible.
      mostServed: Math.max(served(wishesOf(...draft.days)), served(wishesOf(...best.days))),
    },
  )
  const exact = days && draftOf(days, draft.nights, draft.baseCount, input)
  return exact && isBetter(exact, best) ? exact : best
}
