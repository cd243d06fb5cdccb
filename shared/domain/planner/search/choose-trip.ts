import type { Facts } from '#shared/domain/catalogue/facts'
import { type Candidate, type Candidates, isNamed } from '../candidates/candidates.ts'
import { groupSize } from '../request/trip-request.ts'
import { lodgingAt } from './bases/lodging.ts'
import type { ChosenTrip } from './chosen-trip.ts'
import { newDayMemo } from './days/day-memo.ts'
import { orderDays } from './days/order-of-days.ts'
import { visitedIn } from './days/solved-day.ts'
import { draftInScope, refineInScope } from './draft-in-scope.ts'
import { fillEmptyDays } from './fill-empty-days.ts'
import { FAR_KM, scopesOf, type SearchArea, SEARCH_AREAS, type SearchScope } from './search-scope.ts'
import { type ScopeDrafts, type SearchInput, faultScore, type TripDraft } from './trip-draft.ts'

interface ScopedDraft {
  draft: TripDraft
  scope: SearchScope
}

type Faults = Pick<TripDraft, 'faults' | 'emptyDays'>
const NO_FAULTS: Faults = { faults: 0, emptyDays: 0 }
const MOST_FAULTS: Faults = { faults: Infinity, emptyDays: Infinity }
/** By so many at most the faults and the empty days of a fast draft become fewer when it is refined; measured on plans. */
const FEWER_IF_REFINED: Faults = { faults: 3, emptyDays: 3 }
const mayBecome = (quick: TripDraft, { faults, emptyDays }: Faults): boolean =>
  quick.faults <= faults + FEWER_IF_REFINED.faults && quick.emptyDays <= emptyDays + FEWER_IF_REFINED.emptyDays

/** One fault or empty day counts more than all the places that were asked for by name. */
const FAULT_WEIGHT = 100
/** On a trip with nights, the places that were asked for by name and lie in reach: in another scope a bed may be near them. */
const namedInReach = ({ places, request }: SearchInput): readonly Candidate[] =>
  request.days === 1 ? [] : places.filter((one) => isNamed(one) && one.kmFromArea <= FAR_KM)
function countMissed({ days }: TripDraft, named: readonly Candidate[]): number {
  const visited = new Set(visitedIn(days).map(({ place }) => place.id))
  return named.filter(({ place }) => !visited.has(place.id)).length
}

/**
 * The first scope with a draft without faults and empty days that has all that was asked for by name, or the one with
 * the fewest faults, then with most of what was asked for; null if no draft has a visit. A scope is refined only where
 * this may give it fewer faults than the others and `rival`.
 */
function draftInFirstScope(
  scopes: readonly SearchScope[],
  input: SearchInput,
  rival: TripDraft | null,
): ScopedDraft | null {
  const named = namedInReach(input)
  const lack = (draft: TripDraft) => FAULT_WEIGHT * faultScore(draft) + countMissed(draft, named)
  const trials: { scope: SearchScope; drafts: ScopeDrafts; quick: TripDraft }[] = []
  for (const scope of scopes) {
    const drafts = draftInScope(scope, input)
    const quick = drafts.quick[0]
    if (!quick) continue
    trials.push({ scope, drafts, quick })
    if (mayBecome(quick, NO_FAULTS) && lack(refineInScope(drafts, input)) === 0) break
  }
  const least = trials.reduce<Faults>((fewest, { drafts, quick }) => {
    const draft = drafts.best ?? quick
    return faultScore(draft) < faultScore(fewest) ? draft : fewest
  }, rival ?? MOST_FAULTS)
  let best: ScopedDraft | null = null
  for (const { scope, drafts, quick } of trials) {
    if (!mayBecome(quick, least)) continue
    const draft = refineInScope(drafts, input)
    if (!best || lack(draft) < lack(best.draft)) best = { draft, scope }
  }
  return best && visitedIn(best.draft.days).length > 0 ? { ...best, draft: fillEmptyDays(best.draft, input) } : null
}

/** The best draft anywhere in reach; if it has faults, the best one that prefers or keeps to the requested area. */
function bestDraft(input: SearchInput, known: SearchScope | null): ScopedDraft | null {
  const draftIn = (area: SearchArea, rival: TripDraft | null) =>
    draftInFirstScope(known ? [{ ...known, area }] : scopesOf(area, input), input, rival)
  let best = draftIn(known?.area ?? 'everywhere', null)
  if (!best) return null
  for (const area of SEARCH_AREAS.slice(1)) {
    if (best.draft.faults === 0) break
    const other = draftIn(area, best.draft)
    if (other && faultScore(other.draft) < faultScore(best.draft)) best = other
  }
  return best
}

/** The best trip of these candidates; null if none is possible. `known` is the scope of the same trip with another economy. */
export function chooseTrip(candidates: Candidates, facts: Facts, known: SearchScope | null = null): ChosenTrip | null {
  const { request, economy } = candidates
  const best = bestDraft(
    { ...candidates, facts, memo: newDayMemo(facts.roads, candidates.request.longDays), drafts: new Map() },
    known,
  )
  if (!best) return null
  const { draft, scope } = best
  return {
    request,
    economy,
    candidates,
    scope,
    days: orderDays(draft.days, request, facts.roads),
    lodgings: draft.nights.map((stay) => lodgingAt(stay, facts, groupSize(request))),
    points: draft.points,
    faults: draft.faults,
  }
}
