import type { Itinerary } from '../itinerary/itinerary.ts'
import { applyChange, type Drafted, isOutlineChange } from './apply-change.ts'
import { basisOf, type Trip } from './basis.ts'
import type { Change } from './change.ts'
import { documentOf } from './document-of.ts'
import { draftOf } from './draft-outline.ts'
import type { Edits } from './edits.ts'
import { type OutlinePlan, planOutline } from './plan-outline.ts'
import { readOutline } from './read-outline.ts'
import { refuse, Refused, type Refusal } from './refusal.ts'
import { sayChanges } from './say-changes.ts'

/** A version of a plan: what is shown, and what its owner changed until then. */
export interface PlanState {
  itinerary: Itinerary
  edits: Edits
}
export interface Revision extends PlanState {
  /** What changed, in sentences. */
  said: string[]
}

/** Throws a refusal with the words of a check that the new plan fails and the old one did not. */
function refuseWorse(before: Itinerary, after: Itinerary): void {
  const failed = new Set(before.checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : [])))
  const worse = after.checks.find(({ id, status }) => status === 'fail' && !failed.has(id))
  if (worse) refuse('check', { detail: worse.detail })
}

/** A changed plan before its words. */
export interface ChangedPlan {
  made: OutlinePlan
  edits: Edits
}
/** The plan after these changes; throws a refusal. */
export function changedPlan(trip: Trip, { itinerary, edits }: PlanState, changes: readonly Change[]): ChangedPlan {
  const base = basisOf(trip, edits)
  const drafted: Drafted = {
    draft: draftOf(edits.outline ?? readOutline(itinerary, base.request.stops)),
    removed: edits.removed,
  }
  const context = { shown: itinerary, request: base.request, facts: trip.facts }
  for (const change of changes)
    if (isOutlineChange(change)) applyChange(change as Parameters<typeof applyChange>[0], drafted, context)
  const made = planOutline(base, drafted.draft, drafted.removed, trip.facts)
  return { made, edits: { ...edits, removed: drafted.removed, outline: made.outline } }
}
/** The same with words and checks; throws a refusal where a check fails that did not before. */
export function verifiedPlan(trip: Trip, before: PlanState, { made, edits }: ChangedPlan): PlanState {
  const itinerary = documentOf(made, edits, trip)
  refuseWorse(before.itinerary, itinerary)
  return { itinerary, edits }
}

/** The next version of a plan, or why it cannot be. */
export function revise(trip: Trip, state: PlanState, changes: readonly Change[]): Revision | Refusal {
  try {
    const next = verifiedPlan(trip, state, changedPlan(trip, state, changes))
    return { ...next, said: sayChanges(changes, state.itinerary, next.itinerary) }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
