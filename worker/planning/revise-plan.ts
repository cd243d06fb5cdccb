import { hasRoomFor } from '#shared/contracts/search'
import { alternativesFor } from '#shared/domain/revisions/alternatives'
import { budgetStepsFor } from '#shared/domain/revisions/budget-steps'
import type { Change } from '#shared/domain/revisions/change'
import { nextVersion, type PlanHistory, shownBy } from '#shared/domain/revisions/next-version'
import { explainRefusal } from '#shared/domain/revisions/refusal-words'
import { findOptions } from '../data/package-options.ts'
import { findVersion, insertVersion, listVersions, type StoredVersion } from '../data/plan-versions.ts'
import { findSearch, type Search } from '../data/searches.ts'
import type { AlternativesAt, AlternativesOutcome, RevisionOutcome } from '../ports/generations.ts'
import type { Context } from '../services/context.ts'
import { ownTextOf } from '../services/copy-plan.ts'
import { makePackages } from './make-packages.ts'
import { tripOf } from './trip-of.ts'

interface Loaded {
  search: Search
  newest: StoredVersion
}
async function load({ db }: Context, searchId: number): Promise<Loaded | null> {
  const [search, newest] = await Promise.all([findSearch(db, searchId), findVersion(db, searchId)])
  return search && newest ? { search, newest } : null
}
const historyOf = (context: Context, { search, newest }: Loaded): PlanHistory => ({
  newest,
  listSteps: () => listVersions(context.db, search.id),
  find: (version) => findVersion(context.db, search.id, version),
  listChoices: async () => {
    await makePackages(context, search.id)
    return (await findOptions(context.db, search.id, newest.stateOf)) ?? { others: [], kinds: null }
  },
  hasRoomFor: (answers) => {
    const text = ownTextOf(search)
    return text !== undefined && hasRoomFor(text, answers)
  },
  tripWith: (answers) => tripOf(context, search, answers),
})

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
  const made = await nextVersion(historyOf(context, loaded), changes)
  if ('code' in made) return { outcome: 'refused', ...explainRefusal(made) }
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
  return Array.isArray(items) ? { outcome: 'found', items } : { outcome: 'refused', ...explainRefusal(items) }
}
