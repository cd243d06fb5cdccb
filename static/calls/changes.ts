import { hasRoomFor } from '#shared/contracts/search'
import {
  type Alternative,
  type PlanVersion,
  type Revision,
  type RevisionRequest,
  toPlanVersions,
} from '#shared/contracts/revisions'
import { alternativesFor } from '#shared/domain/revisions/alternatives'
import { budgetStepsFor } from '#shared/domain/revisions/budget-steps'
import { nextVersion, type PlanHistory, shownBy } from '#shared/domain/revisions/next-version'
import { explainRefusal } from '#shared/domain/revisions/refusal-words'
import { refusedChange, staleVersion } from '../../worker/services/trip-problems.ts'
import { type Host, readTrip } from './host.ts'
import { findOrMakePackages, newestOf, readItinerary } from './plans.ts'
import type { StoredTrip, StoredVersion } from './store.ts'
import { tripWith } from './trip-with.ts'

const historyOf = (host: Host, trip: StoredTrip, newest: StoredVersion): PlanHistory => ({
  newest,
  listSteps: () => host.store.listVersions(trip.id),
  find: (version) => host.store.findVersion(trip.id, version),
  listChoices: () => findOrMakePackages(host, trip, newest),
  hasRoomFor: (answers) => hasRoomFor(trip.idea, answers),
  tripWith: (answers) => tripWith(host, trip, answers),
})

/** Makes and stores the next version of a plan, if `base_version` is still its newest. */
export async function revisePlan(
  host: Host,
  id: number | null,
  { base_version, changes }: RevisionRequest,
): Promise<Revision> {
  const trip = await readTrip(host, id)
  const newest = await newestOf(host, trip)
  if (newest.version !== base_version) throw await stale(host, trip)
  const made = await nextVersion(historyOf(host, trip, newest), changes)
  if ('code' in made) throw refusedChange(explainRefusal(made))
  const version = base_version + 1
  const createdAt = host.now().toISOString()
  if (!(await host.store.addVersion({ ...made, searchId: trip.id, version, createdAt }))) throw await stale(host, trip)
  return { version, itinerary: await readItinerary(host, trip.id, version), said: made.said }
}

async function stale(host: Host, trip: StoredTrip) {
  const { version } = await newestOf(host, trip)
  return staleVersion({ version, itinerary: await readItinerary(host, trip.id, version) })
}

/** What a step of the newest version could be instead, or with which budgets there is a plan. */
export async function findAlternatives(
  host: Host,
  id: number | null,
  at: { day: number; step: number } | 'budget_per_student',
): Promise<Alternative[]> {
  const stored = await readTrip(host, id)
  const newest = await newestOf(host, stored)
  const trip = await tripWith(host, stored, newest.edits?.answers ?? [])
  const state = shownBy(newest)
  const items =
    at === 'budget_per_student' ? budgetStepsFor(trip, state) : alternativesFor(trip, state, at.day, at.step)
  if (!Array.isArray(items)) throw refusedChange(explainRefusal(items))
  return items
}

/** The versions of a plan, newest first. */
export async function listVersions(host: Host, id: number | null): Promise<PlanVersion[]> {
  const trip = await readTrip(host, id)
  await newestOf(host, trip)
  return toPlanVersions(await host.store.listVersions(trip.id))
}

/** Copies a plan as it is now to a trip of its own; no undo goes back to before that. */
export async function copyPlan(host: Host, id: number | null): Promise<number> {
  const { store, now, searchId } = host
  const trip = await readTrip(host, id)
  const newest = await newestOf(host, trip)
  const first = (await store.findVersion(trip.id, 1)) as StoredVersion
  const copy = searchId()
  const said = [`A copy of: ${newest.document.title}`]
  await store.addTrip({ ...trip, id: copy, key: '' })
  await store.addVersion({ ...first, searchId: copy, createdAt: now().toISOString() })
  if (newest.version > 1)
    await store.addVersion({
      ...newest,
      said,
      searchId: copy,
      version: 2,
      stateOf: 2,
      parent: 0,
      createdAt: now().toISOString(),
    })
  return copy
}
