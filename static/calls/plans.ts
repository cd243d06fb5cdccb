import type { Itinerary } from '#shared/contracts/itinerary'
import { type PackageOptionList, toOptionList } from '#shared/contracts/options'
import type { WorksheetList } from '#shared/contracts/worksheets'
import { planChoices } from '#shared/domain/packages/plan-choices'
import { todayOf } from '#shared/domain/reference-day'
import { firstVersion } from '#shared/domain/revisions/first-version'
import { composeWorksheets } from '#shared/domain/worksheets/compose-worksheets'
import { unknownVersion } from '../../worker/services/trip-problems.ts'
import { type Host, readTrip } from './host.ts'
import type { StoredPackages, StoredTrip, StoredVersion } from './store.ts'

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
export const hasPackages = async ({ store }: Host, id: number | null): Promise<boolean> =>
  id !== null && (await store.findPackages(id)) !== undefined

/** Packages and kinds with their plans; they are made when they are first asked for. */
export async function readPackages(host: Host, id: number | null): Promise<PackageOptionList> {
  const trip = await readTrip(host, id)
  const newest = await newestOf(host, trip)
  const shown = await toItinerary(host, newest)
  const first = await readItinerary(host, trip.id, 1)
  return toOptionList({ shown, first, newest, options: await findOrMakePackages(host, trip) })
}

/** What can be chosen in place of the plan as it was made. */
export async function findOrMakePackages(host: Host, trip: StoredTrip): Promise<StoredPackages> {
  const { store, facts, now } = host
  const kept = await store.findPackages(trip.id)
  if (kept) return kept
  const { document: first } = (await store.findVersion(trip.id, 1)) as StoredVersion
  const task = { today: todayOf(trip), text: trip.idea, first }
  const choices = planChoices(trip.parsed, await facts(), task)
  await store.addPackages({ searchId: trip.id, ...choices, createdAt: now().toISOString() })
  return (await store.findPackages(trip.id)) as StoredPackages
}

/** A page for each stop of a plan as it is now. */
export async function readWorksheets(host: Host, id: number | null): Promise<WorksheetList> {
  const plan = await readItinerary(host, id, null)
  const { places } = await host.facts()
  const items = composeWorksheets(plan, new Map(places.map((place) => [place.id, place])))
  return { search_id: plan.search_id, title: plan.title, items }
}
