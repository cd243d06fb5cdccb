import { findRedone, findUndone } from '#shared/domain/revisions/history'
import type { Alternative } from '#shared/domain/revisions/alternatives'
import { alternativesFor } from '#shared/domain/revisions/alternatives'
import type { Trip } from '#shared/domain/revisions/basis'
import type { Change } from '#shared/domain/revisions/change'
import { type Edits, NO_EDITS } from '#shared/domain/revisions/edits'
import type { Refusal } from '#shared/domain/revisions/refusal'
import { nearestInWords, refusalInWords } from '#shared/domain/revisions/refusal-words'
import { revise } from '#shared/domain/revisions/revise'
import { readFacts } from '../data/catalogue.ts'
import { findVersion, insertVersion, listVersions, type StoredVersion } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { AlternativesOutcome, RefusedChange, RevisionOutcome } from '../ports/generations.ts'
import type { Context } from '../services/context.ts'
import { todayOf } from '../services/reference-day.ts'

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
  trip: Trip
  newest: StoredVersion
}
async function load({ db }: Context, searchId: number): Promise<Loaded | null> {
  const [search, newest, facts] = await Promise.all([
    findSearch(db, searchId),
    findVersion(db, searchId),
    readFacts(db),
  ])
  if (!search || !newest) return null
  return { trip: { idea: search.parsed, text: search.idea, facts, today: todayOf(search) }, newest }
}

const shownBy = ({ document, edits }: StoredVersion) => ({ itinerary: document, edits: edits ?? NO_EDITS })

type Made = Pick<StoredVersion, 'document' | 'said' | 'stateOf' | 'parent'> & { edits: Edits }
/** A state that comes back as the newest version. */
async function goBack({ db }: Context, { newest }: Loaded, type: 'undo' | 'redo'): Promise<Made | Refusal> {
  const steps = await listVersions(db, newest.searchId)
  const target = type === 'undo' ? findUndone(steps) : findRedone(steps)
  const state = target === null ? undefined : await findVersion(db, newest.searchId, target)
  if (!state) return { code: type === 'undo' ? 'nothing_to_undo' : 'nothing_to_redo', params: {} }
  const { document, edits, stateOf, parent } = state
  const of = type === 'undo' ? steps.find(({ version }) => version === newest.stateOf)!.said : state.said
  return {
    document,
    edits: edits ?? NO_EDITS,
    stateOf,
    parent,
    said: [`${type === 'undo' ? 'Undone' : 'Done again'}: ${of.join(' ')}`],
  }
}

async function makeVersion(context: Context, loaded: Loaded, changes: readonly Change[]): Promise<Made | Refusal> {
  const { newest, trip } = loaded
  const [only] = changes
  const isAlone = ({ type }: Change) => type === 'undo' || type === 'redo' || type === 'package'
  if (changes.length > 1 && changes.some(isAlone)) return { code: 'not_alone', params: {}, field: 'changes' }
  if (only?.type === 'undo' || only?.type === 'redo') return goBack(context, loaded, only.type)
  const made = revise(trip, shownBy(newest), changes)
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

/** What a step of the newest version could be instead. */
export async function findAlternatives(
  context: Context,
  searchId: number,
  day: number,
  step: number,
): Promise<AlternativesOutcome> {
  const loaded = await load(context, searchId)
  if (!loaded) return { outcome: 'unknown' }
  const { trip, newest } = loaded
  const items: Alternative[] | Refusal = alternativesFor(trip, shownBy(newest), day, step)
  return Array.isArray(items) ? { outcome: 'found', items } : asRefused(items)
}
