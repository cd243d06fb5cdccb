import type { Itinerary } from '#shared/contracts/itinerary'
import { type PackageOptionList, toOptionList } from '#shared/contracts/options'
import type { WorksheetList } from '#shared/contracts/worksheets'
import { todayOf } from '#shared/domain/reference-day'
import { choicesFor } from '#shared/domain/revisions/choices'
import { firstVersion } from '#shared/domain/revisions/first-version'
import { shownBy } from '#shared/domain/revisions/next-version'
import { composeWorksheets } from '#shared/domain/worksheets/compose-worksheets'
import { unknownVersion } from '../../worker/services/trip-problems.ts'
import { type Host, readTrip } from './host.ts'
import type { StoredPackages, StoredTrip, StoredVersion } from './store.ts'
import { tripWith } from './trip-with.ts'

/** The newest version of a trip's plan. A plan that is not there, or whose making was interrupted, is made. */
export async function newestOf(host: Host, trip: StoredTrip): Promise<StoredVersion> {
  const { store, facts, now } = host
  const { id, parsed, idea } = trip
  const newest = await store.findVersion(id, null)
  if (newest) return newest
  const document = firstVersion(parsed, await facts(), { today: todayOf(trip), text: idea })
  const first = { version: 1, stateOf: 1, parent: 0, edits: null, said: [] }
  // Another tab may have made it meanwhile: what is stored counts.
  await store.addVersion({ ...first, searchId: id, document, createdAt: now().toISOString() })
  return (await store.findVersion(id, null)) as StoredVersion
}

/** A version as the API answers it; its date is that of the plan. */
export async function toItinerary({ store }: Host, { searchId, document }: StoredVersion): Promise<Itinerary> {
  const first = (await store.findVersion(searchId, 1)) as StoredVersion
  return { search_id: searchId, ...document, created_at: first.createdAt }
}

/** The plan as it is now, or in an older version. */
export async function readItinerary(host: Host, id: number | null, version: number | null): Promise<Itinerary> {
  const trip = await readTrip(host, id)
  const newest = await newestOf(host, trip)
  const found = version === null ? newest : await host.store.findVersion(trip.id, version)
  if (!found) throw unknownVersion()
  return toItinerary(host, found)
}

/** Whether the packages of a plan need not be made before they can be read. */
export async function hasPackages({ store }: Host, id: number | null): Promise<boolean> {
  if (id === null) return false
  const [newest, packages] = await Promise.all([store.findVersion(id, null), store.findPackages(id)])
  return packages !== undefined && packages.planState === newest?.stateOf
}

/** Packages and kinds with their plans; they are made when they are first asked for. */
export async function readPackages(host: Host, id: number | null): Promise<PackageOptionList> {
  const trip = await readTrip(host, id)
  const newest = await newestOf(host, trip)
  const shown = await toItinerary(host, newest)
  const options = await findOrMakePackages(host, trip, newest)
  return toOptionList({ shown, edits: newest.edits, options })
}

/** What can be chosen in place of a version of a plan. */
export async function findOrMakePackages(
  host: Host,
  stored: StoredTrip,
  newest: StoredVersion,
): Promise<StoredPackages> {
  const { store, now } = host
  const kept = await store.findPackages(stored.id)
  if (kept?.planState === newest.stateOf) return kept
  const choices = choicesFor(await tripWith(host, stored, newest.edits?.answers ?? []), shownBy(newest))
  const made = { searchId: stored.id, planState: newest.stateOf, ...choices, createdAt: now().toISOString() }
  await store.putPackages(made)
  return made
}

/** A page for each stop of a plan as it is now. */
export async function readWorksheets(host: Host, id: number | null): Promise<WorksheetList> {
  const plan = await readItinerary(host, id, null)
  const { places } = await host.facts()
  const items = composeWorksheets(plan, new Map(places.map((place) => [place.id, place])))
  return { search_id: plan.search_id, title: plan.title, items }
}
