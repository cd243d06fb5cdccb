import type { Check, Itinerary } from '../itinerary/itinerary.ts'
import type { RequestState } from '../itinerary/requests.ts'

/** The checks of what was asked for: no other plan of an idea may have a worse result than the first in any of them. */
const ASKED: ReadonlySet<string> = new Set([
  'subjects_taught',
  'themes_covered',
  'objectives_fit_grade',
  'named_place_seen',
  'in_area_asked',
  'near_town_asked',
  'days_as_asked',
  'dates_as_asked',
  'starts_at_origin',
  'every_day_visits',
])
const RANK: Record<Check['status'], number> = { pass: 0, warn: 1, fail: 2 }

const STATE_RANK: Record<RequestState, number> = {
  met: 0,
  answered: 0,
  to_arrange: 1,
  partly: 2,
  to_ask: 2,
  unclear: 2,
  not_met: 3,
}
/** Whether something that was asked for becomes of less in a plan than in the first one. */
function losesRequest(first: Itinerary, other: Itinerary): boolean {
  const before = new Map(first.requests?.map(({ id, state }) => [id, STATE_RANK[state]]))
  return (other.requests ?? []).some(({ id, state }) => STATE_RANK[state] > (before.get(id) ?? STATE_RANK.not_met))
}

/** True if a plan of the same days and people fails no check that the first plan passes and is no worse in what was asked for. */
export function isNoWorse(first: Itinerary, other: Itinerary): boolean {
  const before = new Map(first.checks.map(({ id, status }) => [id, status]))
  if (other.start_date !== first.start_date || other.daily_itinerary.length !== first.daily_itinerary.length)
    return false
  if (other.group_details.size !== first.group_details.size) return false
  if (losesRequest(first, other)) return false
  return other.checks.every(({ id, status }) => {
    const was = before.get(id) ?? 'pass'
    return RANK[status] <= RANK[was] || (status === 'warn' && !ASKED.has(id))
  })
}
