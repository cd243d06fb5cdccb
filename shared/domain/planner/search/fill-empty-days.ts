import { spotOf } from './bases/lodging.ts'
import { constraintsForDays } from './days/constraints-for-days.ts'
import { DaySolver } from './days/day-solver.ts'
import { countEmptyDays, hasVisits, visitedIn } from './days/solved-day.ts'
import type { SearchInput, TripDraft } from './trip-draft.ts'
import { isWhereAsked, tripFaults } from './trip-faults.ts'

/** Gives each empty day one place on its way, as long as enough visits are in the requested area. */
export function fillEmptyDays(draft: TripDraft, input: SearchInput): TripDraft {
  if (draft.emptyDays === 0) return draft
  const { request, economy, places, memo } = input
  const levelsByDay = constraintsForDays(request, draft.nights.map(spotOf), economy, input.facts.roads).map((levels) =>
    levels.map((constraints) => ({ ...constraints, maxVisits: 1 })),
  )
  const solver = new DaySolver(levelsByDay, places, memo)
  const days = [...draft.days]
  for (const [i, { constraints, route }] of draft.days.entries()) {
    if (constraints.isLongDrive || hasVisits(route)) continue
    const visited = visitedIn(days)
    const found = solver.solve(i, new Set(visited.map(({ place }) => place.id)))
    if (!found || !hasVisits(found.route)) continue
    const after = [...visited, ...visitedIn([found])]
    if (isWhereAsked(after, input) || !isWhereAsked(visited, input)) days[i] = found
  }
  return { ...draft, days, emptyDays: countEmptyDays(days), faults: tripFaults(days, draft.nights, input) }
}
