import type { Stay } from '#shared/domain/catalogue/facts'
import type { Candidate } from '../candidates/candidates.ts'
import { countServed } from '../candidates/wishes.ts'
import { chooseBases, findHalfway, unreached } from './bases/choose-bases.ts'
import { spotOf } from './bases/lodging.ts'
import { areAlike, nightVariants, splitNights } from './bases/split-nights.ts'
import { isShortRoadFirst } from './days/order-of-days.ts'
import { hasVisits, visitedIn } from './days/solved-day.ts'
import { draftQuickly, refineDraft } from './draft-trip.ts'
import { rebalanceNights } from './rebalance-nights.ts'
import { placesInScope, type SearchScope } from './search-scope.ts'
import { solveExactly } from './solve-exactly.ts'
import { faultScore, isBetter, type ScopeDrafts, type SearchInput, type TripDraft } from './trip-draft.ts'

/** A night halfway in each direction leaves so many days between. */
const NIGHTS_WITH_HALFWAY = 5

/** Stays to compare, one for each night: none for a day trip; else the best bases, for a far area with a night halfway in each direction. */
function nightOptions(
  { request, facts, economy }: SearchInput,
  places: readonly Candidate[],
  baseCount: number,
): Stay[][] {
  const nights = request.days - 1
  if (nights === 0) return [[]]
  const search = { nights, priceWeight: economy.priceWeight, baseCount }
  const direct = chooseBases(request, places, facts, search)
  const fromDirect = [...direct, ...(nights <= 3 ? splitNights(direct, request) : direct.flatMap(nightVariants))]
  const isTooFar =
    direct.length === 0
      ? nights >= NIGHTS_WITH_HALFWAY
      : nights >= NIGHTS_WITH_HALFWAY - 1 && unreached(places, direct.flat(), facts.roads).length > 0
  if (!isTooFar) return fromDirect
  const halfway = findHalfway(request.start, request.areas[0]!, request, facts)
  if (!halfway) return fromDirect
  const beyond = chooseBases({ ...request, start: spotOf(halfway) }, places, facts, { ...search, nights: nights - 2 })
  return [...fromDirect, ...beyond.map((stays) => [halfway, ...stays, halfway])]
}

/** A draft with so many points less than the best one seldom becomes better by refining, unless it fills another day: on at most 3 of 1,246 plans. */
const FAR_BEHIND_POINTS = 20
const countVisitedDays = ({ days }: TripDraft): number => days.filter(({ route }) => hasVisits(route)).length
function mayWin(one: TripDraft, best: TripDraft): boolean {
  const isAlike = faultScore(one) === faultScore(best) && countVisitedDays(one) === countVisitedDays(best)
  return !isAlike || one.points >= best.points - FAR_BEHIND_POINTS
}
/** On a short trip the best four drafts, because refining is fast; else two with stays in different regions, unless one is far behind. */
function draftsToRefine(quickDrafts: readonly TripDraft[], days: number): readonly TripDraft[] {
  if (days <= 3) return quickDrafts.slice(0, 4)
  const best = quickDrafts[0]!
  const other = quickDrafts.find(({ nights }) => !areAlike(nights, best.nights)) ?? quickDrafts[1]
  return other && mayWin(other, best) ? [best, other] : [best]
}

/** The most points that a better order of bases may cost; every place has more. */
const ORDER_POINTS = 5
/** The bases in reverse order, if that puts the longer drive first and loses nothing. */
function longRoadFirst(draft: TripDraft, places: readonly Candidate[], input: SearchInput): TripDraft {
  const { nights, baseCount, faults, emptyDays, points } = draft
  if (!isShortRoadFirst(nights, input.request.start, input.facts.roads)) return draft
  const quickDraft = draftQuickly(nights.toReversed(), baseCount, places, input)
  const other = quickDraft && refineDraft(quickDraft, places, input)
  if (!other || other.faults > faults || other.emptyDays > emptyDays || other.points < points - ORDER_POINTS)
    return draft
  const [after, before] = [visitedIn(other.days), visitedIn(draft.days)]
  const isAsGood =
    after.length >= before.length && countServed(after, input.wishes) >= countServed(before, input.wishes)
  return isAsGood ? other : draft
}

/** The fast drafts in one scope, the best first; scopes with the same places have the same ones. */
export function draftInScope(scope: SearchScope, input: SearchInput): ScopeDrafts {
  const places = placesInScope(scope, input)
  const key = [scope.baseCount, ...places.map(({ order, bonus }) => `${order}+${bonus}`)].join()
  const known = input.drafts.get(key)
  if (known) return known
  const quick = nightOptions(input, places, scope.baseCount)
    .map((nights) => draftQuickly(nights, scope.baseCount, places, input))
    .filter((one): one is TripDraft => one !== null)
    .toSorted((a, b) => a.faults - b.faults || a.emptyDays - b.emptyDays || b.points - a.points)
  const drafts: ScopeDrafts = { places, quick, best: null }
  input.drafts.set(key, drafts)
  return drafts
}
/** The best draft that the best of these become. */
export const refineInScope = (drafts: ScopeDrafts, input: SearchInput): TripDraft =>
  (drafts.best ??= bestOf(drafts, input))

function bestOf({ places, quick }: ScopeDrafts, input: SearchInput): TripDraft {
  const refined = draftsToRefine(quick, input.request.days).map((one) => refineDraft(one, places, input))
  let best = refined.reduce((first, one) => (isBetter(one, first) ? one : first))
  // With other stays, days at the best trip's level may be better than the stricter days found before.
  for (const draft of [best, ...refined.filter((one) => one !== best)]) best = solveExactly(draft, best, places, input)
  return longRoadFirst(best.emptyDays > 0 ? rebalanceNights(best, places, input) : best, places, input)
}
