import { IdeaText } from '#shared/contracts/search'
import { alternativesFor } from '#shared/domain/revisions/alternatives'
import type { Trip } from '#shared/domain/revisions/basis'
import { budgetStepsFor } from '#shared/domain/revisions/budget-steps'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import type { Change, PlanCode } from '#shared/domain/revisions/change'
import { type Edits, NO_EDITS } from '#shared/domain/revisions/edits'
import { findRedone, findUndone } from '#shared/domain/revisions/history'
import type { Refusal } from '#shared/domain/revisions/refusal'
import { nearestInWords, refusalInWords } from '#shared/domain/revisions/refusal-words'
import { revise } from '#shared/domain/revisions/revise'
import { sayChanges } from '#shared/domain/revisions/say-changes'
import { readFacts } from '../data/catalogue.ts'
import { findOptions, type StoredOptions } from '../data/package-options.ts'
import { findVersion, insertVersion, listVersions, type StoredVersion } from '../data/plan-versions.ts'
import { findSearch, type Search } from '../data/searches.ts'
import type { AlternativesAt, AlternativesOutcome, RefusedChange, RevisionOutcome } from '../ports/generations.ts'
import type { Context } from '../services/context.ts'
import { ownTextOf } from '../services/copy-plan.ts'
import { readIdea } from '../services/read-idea.ts'
import { todayOf } from '../services/reference-day.ts'
import { makePackages } from './make-packages.ts'

const asRefused = (refusal: Refusal): RefusedChange => {
  const error = refusalInWords(refusal)
  const { field, nearest } = refusal
  return {
    outcome: 'refused',
    code: refusal.code,
    error,
    fields: field ? { [field]: error } : null,
    nearest: nearest ? { said: nearestInWords(nearest), change: nearest.change } : null,
  }
}

interface Loaded {
  search: Search
  newest: StoredVersion
}
async function load({ db }: Context, searchId: number): Promise<Loaded | null> {
  const [search, newest] = await Promise.all([findSearch(db, searchId), findVersion(db, searchId)])
  return search && newest ? { search, newest } : null
}
/** What a plan is made from, with these answers after the text of its idea. */
async function tripOf(context: Context, search: Search, answers: readonly string[]): Promise<Trip> {
  const [facts, today, text] = [await readFacts(context.db), todayOf(search), ownTextOf(search)]
  if (text === undefined || answers.length === 0) return { idea: search.parsed, text, facts, today }
  const answered = [text, ...answers].join('\n')
  return { idea: await readIdea(context, answered, today), text: answered, facts, today }
}
/** Whether the text of an idea has room for these answers; a copy has none. */
function canTake(search: Search, answers: readonly string[]): boolean {
  const text = ownTextOf(search)
  return text !== undefined && IdeaText.safeParse([text, ...answers].join('\n')).success
}

const shownBy = ({ document, edits }: StoredVersion) => ({ itinerary: document, edits: edits ?? NO_EDITS })

/** A version before it is stored. */
type Made = Pick<StoredVersion, 'document' | 'said' | 'stateOf' | 'parent'> & { edits: Edits }

/** A state that comes back as the newest version. */
async function goBack({ db }: Context, { newest }: Loaded, type: 'undo' | 'redo'): Promise<Made | Refusal> {
  const steps = await listVersions(db, newest.searchId)
  const target = type === 'undo' ? findUndone(steps) : findRedone(steps)
  const state = target === null ? undefined : await findVersion(db, newest.searchId, target)
  if (!state) return { code: type === 'undo' ? 'nothing_to_undo' : 'nothing_to_redo', params: {} }
  const { document, edits, stateOf, parent } = state
  const done = type === 'undo' ? steps.find(({ version }) => version === newest.stateOf)!.said : state.said
  const said = [`${type === 'undo' ? 'Undone' : 'Done again'}: ${done.join(' ')}`]
  return { document, edits: edits ?? NO_EDITS, stateOf, parent, said }
}

/** The plan of a package or of a kind as it was shown, without what was changed before. */
async function takePackage(
  context: Context,
  { newest }: Loaded,
  change: Change & { type: 'package' },
): Promise<Made | Refusal> {
  const { db } = context
  const { searchId, version } = newest
  await makePackages(context, searchId)
  const [first, options] = await Promise.all([findVersion(db, searchId, 1), findOptions(db, searchId)])
  const taken = planOfCode(change.code, first!.document, options)
  if (!taken) return { code: 'not_offered', params: {}, field: 'code' }
  return {
    ...taken,
    said: sayChanges([change], newest.document, taken.document),
    stateOf: version + 1,
    parent: newest.stateOf,
  }
}

/** The plan that a code stands for, with what its owner then has changed; null if there is none of this kind. */
function planOfCode(code: PlanCode, first: Itinerary, options: StoredOptions | undefined) {
  if (code === 'first' || code === 'classic') return { document: first, edits: NO_EDITS }
  if (code === 'saver' || code === 'signature') {
    const other = options?.others.find(({ style }) => style === code)?.itinerary
    return { document: other ?? first, edits: other ? { ...NO_EDITS, package: code } : NO_EDITS }
  }
  const ofKind = options?.kinds?.others.find(({ kind }) => kind === code)
  return ofKind ? { document: ofKind.itinerary, edits: { ...NO_EDITS, kind: code } } : null
}

const isAlone = ({ type }: Change): boolean => type === 'undo' || type === 'redo' || type === 'package'

async function makeVersion(context: Context, loaded: Loaded, changes: readonly Change[]): Promise<Made | Refusal> {
  const { newest, search } = loaded
  const [only] = changes
  if (changes.length > 1 && changes.some(isAlone)) return { code: 'not_alone', params: {}, field: 'changes' }
  if (only?.type === 'undo' || only?.type === 'redo') return goBack(context, loaded, only.type)
  if (only?.type === 'package') return takePackage(context, loaded, only)
  const added = changes.flatMap((change) => (change.type === 'answer' ? [change.option] : []))
  const answers = [...(newest.edits?.answers ?? []), ...added]
  if (added.length > 0 && !canTake(search, answers)) return { code: 'no_room_for_answers', params: {}, field: 'option' }
  const made = revise(await tripOf(context, search, answers), shownBy(newest), changes)
  if ('code' in made) return made
  const { itinerary, edits, said } = made
  return { document: itinerary, edits, said, stateOf: newest.version + 1, parent: newest.stateOf }
}

/** Makes and stores the next version of a plan, if `baseVersion` is still its newest. */
export async function revisePlan(
  context: Context,
  searchId: number,
  baseVersion: number,
  changes: readonly Change[],
): Promise<RevisionOutcome> {
  const loaded = await load(context, searchId)
  if (!loaded) return { outcome: 'unknown' }
  if (loaded.newest.version !== baseVersion) return { outcome: 'stale' }
  const made = await makeVersion(context, loaded, changes)
  if ('code' in made) return asRefused(made)
  const version = baseVersion + 1
  const createdAt = context.now().toISOString()
  const isStored = await insertVersion(context.db, { ...made, searchId, version, createdAt })
  return isStored ? { outcome: 'made', version, said: made.said } : { outcome: 'stale' }
}

/** What a step of the newest version could be instead, or with which budgets there is a plan. */
export async function findAlternatives(
  context: Context,
  searchId: number,
  at: AlternativesAt,
): Promise<AlternativesOutcome> {
  const loaded = await load(context, searchId)
  if (!loaded) return { outcome: 'unknown' }
  const { search, newest } = loaded
  const trip = await tripOf(context, search, newest.edits?.answers ?? [])
  const state = shownBy(newest)
  const items = 'field' in at ? budgetStepsFor(trip, state) : alternativesFor(trip, state, at.day, at.step)
  return Array.isArray(items) ? { outcome: 'found', items } : asRefused(items)
}
