import type { Trip } from './basis.ts'
import { changedPlan, drafting, onOutline, type PlanState, verifiedPlan } from './changed-plan.ts'
import type { Change } from './change.ts'
import type { DraftOutline } from './draft-outline.ts'
import { findNearest } from './nearest.ts'
import { Refused, type Refusal } from './refusal.ts'
import { plannedFreely, refuseUnlocked, withDays, withoutUnknown } from './replan.ts'
import { sayChanges } from './say-changes.ts'

export interface Revision extends PlanState {
  /** What changed, in sentences. */
  said: string[]
}

const isNewTrip = ({ type }: Change): boolean => type === 'set' || type === 'answer'

/** The outlines to try for a trip that is itself another: the same days, then what the planner makes of the kept places. */
function* outlinesFor(trip: Trip, { drafted, base }: ReturnType<typeof drafting>): Generator<DraftOutline> {
  const { removed } = drafted
  const draft = withoutUnknown(drafted.draft, base, trip.facts)
  yield withDays(draft, base, removed, false)
  if (base.request.days < draft.days.length) yield withDays(draft, base, removed, true)
  for (const keeps of ['all', 'locked'] as const) {
    const free = plannedFreely(draft, base, { removed, keeps }, trip.facts)
    if (free) yield free
  }
}
const isInBudget = ({ itinerary }: PlanState): boolean =>
  itinerary.checks.some(({ id, status }) => id === 'within_budget' && status === 'pass')

/** The first of the outlines that holds and, if there is one, that is within the budget. */
function changedTrip(trip: Trip, state: PlanState, changes: readonly Change[]): PlanState {
  const started = drafting(trip, state, changes)
  const { drafted, edits, base } = started
  let [holding, refused] = [null as PlanState | null, null as Refused | null]
  for (const outline of outlinesFor(trip, started)) {
    try {
      const made = onOutline(trip, base, edits, drafted, outline)
      refuseUnlocked(drafted.draft, made.made.outline, base)
      const next = verifiedPlan(trip, state, made)
      if (isInBudget(next)) return next
      holding ??= next
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused ??= error
    }
  }
  if (holding) return holding
  throw refused!
}

/** The next version of a plan, or why it cannot be. The trip has the answers that are among the changes. */
export function revise(trip: Trip, state: PlanState, changes: readonly Change[]): Revision | Refusal {
  try {
    const next = changes.some(isNewTrip)
      ? changedTrip(trip, state, changes)
      : verifiedPlan(trip, state, changedPlan(trip, state, changes))
    return { ...next, said: sayChanges(changes, state.itinerary, next.itinerary) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { refusal } = error
    const [only] = changes
    const nearest = changes.length === 1 ? findNearest(trip, state, only!, refusal.code) : undefined
    return nearest ? { ...refusal, nearest } : refusal
  }
}
