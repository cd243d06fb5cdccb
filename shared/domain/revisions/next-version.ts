import type { Itinerary } from '../itinerary/itinerary.ts'
import { centsOfRand, formatCents, inWholeRand } from '../money.ts'
import type { Trip } from './basis.ts'
import type { PlannedChoices } from '../packages/plan-choices.ts'
import type { Change } from './change.ts'
import { choiceOf, isTaken, sayLost } from './choices.ts'
import { type Edits, NO_EDITS } from './edits.ts'
import { findState, stepAfter, type VersionStep, type Retrace, retraceOf } from './history.ts'
import type { Refusal } from './refusal.ts'
import { revise } from './revise.ts'
import { sayChanges } from './say-changes.ts'

/** One version of a plan, wherever it is stored. */
export interface PlanState extends VersionStep {
  document: Itinerary
  /** Null for the first version. */
  edits: Edits | null
  /** What changed, in sentences. */
  said: string[]
}
/** A version before it is stored. */
export type MadeVersion = Omit<PlanState, 'version' | 'edits'> & { edits: Edits }

/** What is stored of a plan and of its trip, for whoever makes its next version. */
export interface PlanHistory {
  newest: PlanState
  /** Every version, oldest first. */
  listSteps(): Promise<readonly (VersionStep & { said: string[] })[]>
  find(version: number): Promise<PlanState | undefined>
  /** What can be chosen in place of the newest version. */
  listChoices(): Promise<PlannedChoices>
  /** Whether the text of the idea has room for these answers; a copy has none. */
  hasRoomFor(answers: readonly string[]): boolean
  /** What the plan is made from, with these answers after the text of its idea. */
  tripWith(answers: readonly string[]): Promise<Trip>
}

export const shownBy = ({ document, edits }: PlanState) => ({ itinerary: document, edits: edits ?? NO_EDITS })

/** A state that comes back as the newest version. */
async function goBack(history: PlanHistory, retrace: Retrace): Promise<MadeVersion | Refusal> {
  const steps = await history.listSteps()
  const target = findState(steps, retrace)
  const state = target === null ? undefined : await history.find(target)
  if (!state) return { code: retrace.type === 'undo' ? 'nothing_to_undo' : 'nothing_to_redo', params: {} }
  const { newest } = history
  const { document, edits } = state
  const { stateOf, parent } = stepAfter(steps, newest.version + 1, retrace)
  const done = retrace.type === 'undo' ? steps.find(({ version }) => version === newest.stateOf)! : state
  return { document, edits: edits ?? NO_EDITS, stateOf, parent, said: [sayRetrace(retrace, done.said, state)] }
}

/** What an undo or a redo did: the sentence of the change in quotes, since it is not so now, and the price that is. */
function sayRetrace({ type, times }: Retrace, said: readonly string[], { document, version }: PlanState): string {
  const change = times === 1 ? `“${said.join(' ')}”` : `${times} changes.`
  const price = formatCents(inWholeRand(centsOfRand(document.total_per_student)))
  return `${type === 'undo' ? 'Undone' : 'Done again'}: ${change} The plan is as in version ${version} again, ${price} a learner.`
}

/** The plan of a package or of a kind as it was shown. */
async function takePackage(history: PlanHistory, change: Change & { type: 'package' }): Promise<MadeVersion | Refusal> {
  const { newest } = history
  const state = shownBy(newest)
  if (isTaken(change.code, state.edits)) return { code: 'taken_already', params: {}, field: 'code' }
  const taken = choiceOf(change.code, state, await history.listChoices())
  if (!taken) return { code: 'not_offered', params: {}, field: 'code' }
  const [said] = sayChanges([change], newest.document, taken.document)
  return {
    ...taken,
    said: [[said!, ...sayLost(state, taken.document)].join(' ')],
    stateOf: newest.version + 1,
    parent: newest.stateOf,
  }
}

const isAlone = ({ type }: Change): boolean => type === 'undo' || type === 'redo' || type === 'package'

/** The next version of a plan with these changes, or why it cannot be. */
export async function nextVersion(history: PlanHistory, changes: readonly Change[]): Promise<MadeVersion | Refusal> {
  const { newest } = history
  const [only] = changes
  const retrace = retraceOf(changes)
  if (retrace) return goBack(history, retrace)
  if (changes.length > 1 && changes.some(isAlone)) return { code: 'not_alone', params: {}, field: 'changes' }
  if (only?.type === 'package') return takePackage(history, only)
  const added = changes.flatMap((change) => (change.type === 'answer' ? [change.option] : []))
  const answers = [...(newest.edits?.answers ?? []), ...added]
  if (added.length > 0 && !history.hasRoomFor(answers))
    return { code: 'no_room_for_answers', params: {}, field: 'option' }
  const made = revise(await history.tripWith(answers), shownBy(newest), changes)
  if ('code' in made) return made
  const { itinerary, edits, said } = made
  return { document: itinerary, edits, said, stateOf: newest.version + 1, parent: newest.stateOf }
}
