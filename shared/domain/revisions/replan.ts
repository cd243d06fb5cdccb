import type { Facts } from '../catalogue/facts.ts'
import { planRequest } from '../planner/meet-budget.ts'
import type { Plan } from '../planner/plan.ts'
import { readIndex } from '../planner/places/facts-index.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import { visitsOf } from '../planner/search/days/solved-day.ts'
import type { DraftDay, DraftOutline, DraftVisit } from './draft-outline.ts'
import type { Outline } from './edits.ts'
import { refuse } from './refusal.ts'

const idsIn = (draft: DraftOutline): Set<string> =>
  new Set(draft.days.flatMap(({ visits }) => visits.map(({ id }) => id)))

/** A day that is new in an outline: what the planner has on it and no other day has. */
function newDay(at: number, base: Plan, draft: DraftOutline, removed: readonly string[]): DraftDay {
  const taken = idsIn(draft)
  const planned = base.chosen.days[at]
  const visits = planned ? visitsOf(planned.route) : []
  return {
    visits: visits
      .filter(({ candidate: { place } }) => !taken.has(place.id) && !removed.includes(place.id))
      .map(({ candidate }): DraftVisit => ({ id: candidate.place.id, minutes: null })),
  }
}

/** The outline without the stops to arrange that another trip no longer needs, since a place of the catalogue gives them. */
export function withoutUnknown({ days, stays }: DraftOutline, { request }: Plan, facts: Facts): DraftOutline {
  const { placeById } = readIndex(facts)
  const isKnown = ({ id }: DraftVisit) => placeById.has(id) || request.stops.some(({ place }) => place.id === id)
  return { days: days.map(({ visits, ...day }) => ({ ...day, visits: visits.filter(isKnown) })), stays }
}

/** The outline with as many days as the trip now has: the last ones, or those before the last, are left out or new. */
export function withDays(
  draft: DraftOutline,
  base: Plan,
  removed: readonly string[],
  keepsLast: boolean,
): DraftOutline {
  const { days } = base.request
  const missing = days - draft.days.length
  if (missing === 0) return draft
  const stays = base.lodgings.map(({ stay }, night) => draft.stays[night] ?? draft.stays.at(-1) ?? stay.id)
  if (missing < 0) {
    const kept = keepsLast ? [...draft.days.slice(0, days - 1), draft.days.at(-1)!] : draft.days.slice(0, days)
    return { days: kept, stays }
  }
  const before = draft.days.slice(0, -1)
  const added = Array.from({ length: missing }, (_, i) => newDay(before.length + i, base, draft, removed))
  return { days: [...before, ...added, draft.days.at(-1)!], stays }
}

/** The outline of the planner's plan of the trip with these places kept and those removed; null if a locked visit moved. */
export function plannedFreely(
  draft: DraftOutline,
  base: Plan,
  { removed, keeps }: { removed: readonly string[]; keeps: 'all' | 'locked' },
  facts: Facts,
): DraftOutline | null {
  const kept = draft.days.flatMap(({ visits }) =>
    visits.flatMap(({ id, locked }) => (locked || keeps === 'all' ? [id] : [])),
  )
  const request: TripRequest = {
    ...base.request,
    unwantedPlaceIds: new Set([...base.request.unwantedPlaceIds, ...removed]),
    namedPlaceIds: base.request.namedPlaceIds.filter((id) => !removed.includes(id)),
    addedPlaceIds: [...new Set([...base.request.addedPlaceIds, ...kept])].filter((id) => !removed.includes(id)),
    stops: base.request.stops.filter(({ place }) => !removed.includes(place.id)),
  }
  const { chosen } = planRequest(request, facts)
  const before = new Map(draft.days.flatMap(({ visits }) => visits.map((visit) => [visit.id, visit] as const)))
  const days = chosen.days.map(({ route }) => ({
    visits: visitsOf(route).map(({ candidate, minutes }): DraftVisit => {
      const { id } = candidate.place
      const { locked, programme } = before.get(id) ?? {}
      return { id, minutes, ...(locked ? { locked } : {}), ...(programme ? { programme } : {}) }
    }),
  }))
  const isThere = (id: string, at: number) => days[at]?.visits.some((visit) => visit.id === id) ?? false
  const keepsLocked = draft.days.every(({ visits }, at) => visits.every(({ id, locked }) => !locked || isThere(id, at)))
  return keepsLocked ? { days, stays: chosen.lodgings.map(({ stay }) => stay.id) } : null
}

/** Throws a refusal where a locked visit is gone or, in a trip of as many days, on another day. */
export function refuseUnlocked(before: DraftOutline, after: Outline, { chosen }: Plan): void {
  for (const [at, { visits }] of before.days.entries())
    for (const { id, locked } of visits) {
      const days = after.days.length === before.days.length ? [after.days[at]!] : after.days
      if (!locked || days.some((day) => day.visits.some((visit) => visit.id === id))) continue
      const name = chosen.candidates.places.find(({ place }) => place.id === id)?.place.name
      refuse('locked', { title: name ?? 'A visit' })
    }
}
