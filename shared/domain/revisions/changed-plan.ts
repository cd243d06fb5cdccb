import type { Check, Itinerary } from '../itinerary/itinerary.ts'
import { applyChange, type Drafted, isOutlineChange } from './apply-change.ts'
import { basisOf, type Trip } from './basis.ts'
import type { Change } from './change.ts'
import { documentOf } from './document-of.ts'
import { type DraftOutline, draftOf } from './draft-outline.ts'
import type { Edits } from './edits.ts'
import { ownIdOf } from './own-stops.ts'
import { type OutlinePlan, planOutline } from './plan-outline.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { readOutline } from './read-outline.ts'
import { refuse } from './refusal.ts'
import { keepsChoice, setField } from './set-field.ts'

/** A version of a plan: what is shown, and what its owner changed until then. */
export interface PlanState {
  itinerary: Itinerary
  edits: Edits
}
/** A check that the new plan fails and the old one did not. */
export function findWorse(before: Itinerary, after: Itinerary): Check | undefined {
  const failed = new Set(before.checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : [])))
  return after.checks.find(({ id, status }) => status === 'fail' && !failed.has(id))
}

/** A changed plan before its words. */
export interface ChangedPlan {
  made: OutlinePlan
  edits: Edits
}
/** The same with words and checks; throws a refusal where a check fails that did not before. */
export function verifiedPlan(trip: Trip, before: PlanState, { made, edits }: ChangedPlan): PlanState {
  const itinerary = documentOf(made, edits, trip)
  const worse = findWorse(before.itinerary, itinerary)
  if (worse) return refuse('check', { detail: worse.detail })
  return { itinerary, edits }
}

const ARRANGING: ReadonlySet<string> = new Set(['move', 'resize', 'stay'])

/** The edits after what changes of the trip itself; throws a refusal. Stops of the owner's own get their ids. */
function editedBy(changes: readonly Change[], { itinerary, edits }: PlanState, trip: Trip) {
  let [fields, own, answers] = [edits.fields, edits.own, edits.answers]
  let { keptStart } = edits
  const named = changes.map((change): Change => {
    if (change.type === 'set') {
      const before = fields
      fields = setField(change, { ...edits, fields }, itinerary, trip)
      if (change.field === 'days' && keepsChoice(change.value, before, itinerary, trip))
        keptStart = itinerary.start_date
    }
    if (change.type === 'answer') {
      const asked = itinerary.questions?.find(({ id }) => id === change.question)
      if (!asked?.options.includes(change.option)) return refuse('unknown_question', {}, { field: 'option' })
      answers = [...answers, change.option]
    }
    if ((change.type !== 'swap' && change.type !== 'add') || typeof change.with === 'string') return change
    own = [...own, { ...change.with, town: change.with.town ?? townOn(itinerary, change.day) }]
    return { ...change, with: ownIdOf(own.length - 1) }
  })
  const arranged = edits.arranged ?? changes.some(({ type }) => ARRANGING.has(type))
  return {
    named,
    edits: {
      ...edits,
      fields,
      own,
      answers,
      ...(keptStart && { keptStart }),
      ...(arranged && { arranged }),
    } satisfies Edits,
  }
}

/** Where the group is on a day: the town of its first visit, else of its first step. */
function townOn({ daily_itinerary }: Itinerary, day: number): string | undefined {
  const steps = daily_itinerary[day - 1]?.schedule ?? []
  return (steps.find(isVisitStep) ?? steps.at(-1))?.town
}

/** Throws a refusal where a programme that was just chosen did not find its place. */
function refuseUnfit({ made }: ChangedPlan, changes: readonly Change[], { facts }: Trip): void {
  for (const change of changes) {
    if (change.type !== 'swap') continue
    const programme = facts.programmes.find(({ id }) => id === change.with)
    const { programmes = {}, visits = [] } = made.outline.days[change.day - 1] ?? {}
    const placed = [...Object.values(programmes), ...visits.map((visit) => visit.programme)]
    if (programme && !placed.includes(programme.id))
      refuse('programme_unfit', { name: programme.name }, { field: 'with' })
  }
}

/** The plan after changes of visits and beds alone; throws a refusal. */
export function changedPlan(trip: Trip, state: PlanState, changes: readonly Change[]): ChangedPlan {
  const { drafted, edits, base } = drafting(trip, state, changes)
  const changed = onOutline(trip, base, edits, drafted, drafted.draft)
  refuseUnfit(changed, changes, trip)
  return changed
}
export function drafting(trip: Trip, state: PlanState, changes: readonly Change[]) {
  const { named, edits } = editedBy(changes, state, trip)
  const base = basisOf(trip, edits)
  const outline = edits.outline ?? readOutline(state.itinerary, base.request.stops)
  const drafted: Drafted = { draft: draftOf(outline), removed: edits.removed, added: edits.added ?? [] }
  const context = { shown: state.itinerary, request: base.request, facts: trip.facts }
  for (const change of named)
    if (isOutlineChange(change)) applyChange(change as Parameters<typeof applyChange>[0], drafted, context)
  return { drafted, edits, base }
}
export function onOutline(
  { facts }: Trip,
  base: ReturnType<typeof basisOf>,
  edits: Edits,
  { removed, added }: Drafted,
  draft: DraftOutline,
): ChangedPlan {
  const made = planOutline(base, draft, removed, facts)
  return { made, edits: { ...edits, removed, added, outline: made.outline } }
}
