import type { Facts } from '#shared/domain/catalogue/facts'
import type { Candidates } from '../candidates/candidates.ts'
import { groupSize } from '../request/trip-request.ts'
import { lodgingAt } from './bases/lodging.ts'
import type { ChosenTrip } from './chosen-trip.ts'
import { newDayMemo } from './days/day-solver.ts'
import { orderDays } from './days/order-of-days.ts'
import { visitedIn } from './days/solved-day.ts'
import { draftInScope } from './draft-in-scope.ts'
import { fillEmptyDays } from './fill-empty-days.ts'
import { scopesOf, type SearchArea, SEARCH_AREAS, type SearchScope } from './search-scope.ts'
import { type SearchInput, faultScore, type TripDraft } from './trip-draft.ts'

interface ScopedDraft {
  draft: TripDraft
  scope: SearchScope
}

/** The first scope with a draft without faults and empty days, or the one with the fewest; null if no draft has a visit. */
function draftInFirstScope(scopes: readonly SearchScope[], input: SearchInput): ScopedDraft | null {
  let best: ScopedDraft | null = null
  for (const scope of scopes) {
    const draft = draftInScope(scope, input)
    if (draft && (!best || faultScore(draft) < faultScore(best.draft))) best = { draft, scope }
    if (best && faultScore(best.draft) === 0) break
  }
  return best && visitedIn(best.draft.days).length > 0 ? { ...best, draft: fillEmptyDays(best.draft, input) } : null
}

/** The best draft anywhere in reach; if it has faults, the best one that prefers or keeps to the requested area. */
function bestDraft(input: SearchInput, known: SearchScope | null): ScopedDraft | null {
  const draftIn = (area: SearchArea) => draftInFirstScope(known ? [{ ...known, area }] : scopesOf(area, input), input)
  let best = draftIn(known?.area ?? 'everywhere')
  if (!best) return null
  for (const area of SEARCH_AREAS.slice(1)) {
    if (best.draft.faults === 0) break
    const other = draftIn(area)
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
