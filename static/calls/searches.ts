import type { Itinerary } from '#shared/contracts/itinerary'
import { type IdeaStatus, type ParsedIdea, readStatuses, toParsedIdea } from '#shared/contracts/parsed-idea'
import { hasRoomFor, type SearchCreated, type SearchRequest, withAnswers } from '#shared/contracts/search'
import { parseIdea } from '#shared/domain/idea/parse'
import { readReferenceTime } from '#shared/domain/reference-day'
import { fullIdea, unknownSearch } from '../../worker/services/trip-problems.ts'
import type { Host } from './host.ts'
import { newestOf, toItinerary } from './plans.ts'
import type { StoredTrip } from './store.ts'

/** Stores an idea and returns what was understood; the same key again returns the first. */
export async function createSearch(host: Host, request: SearchRequest, key: string): Promise<SearchCreated> {
  const { store, facts, now, searchId } = host
  const repeated = key ? await store.findTripByKey(key) : undefined
  if (repeated) return toCreated(repeated)
  const idea = await ideaOf(host, request)
  const { createdAt, today } = readReferenceTime(request.created_at, now())
  const parsed = parseIdea(idea, { today, gazetteer: await facts() })
  const trip = { id: searchId(), idea, parsed, createdAt, key }
  await store.addTrip(trip)
  return toCreated(trip)
}

const toCreated = ({ id, idea, parsed, createdAt }: StoredTrip): SearchCreated => ({
  id,
  search_id: id,
  idea,
  status: 'processing',
  created_at: createdAt,
  parsed: toParsedIdea(id, 'processing', parsed, idea),
})

/** What was sent, after the idea of the search that it adds to. */
async function ideaOf({ store }: Host, { idea, adds_to }: SearchRequest): Promise<string> {
  if (!adds_to) return idea
  const trip = await store.findTrip(adds_to)
  if (!trip) throw unknownSearch()
  if (!hasRoomFor(trip.idea, [idea])) throw fullIdea()
  return withAnswers(trip.idea, [idea])
}

/** The plan of a search, which is made unless it is there. */
export async function generateItinerary(host: Host, searchId: number): Promise<Itinerary> {
  const trip = await host.store.findTrip(searchId)
  if (!trip) throw unknownSearch()
  return toItinerary(host, await newestOf(host, trip))
}

/** The ideas in this store, newest first. */
export async function listIdeas({ store }: Host, filter: string | undefined): Promise<ParsedIdea[]> {
  const wanted = readStatuses(filter) ?? []
  const trips = await store.listTrips()
  const newest = trips.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  const listed = await Promise.all(
    newest.map(async ({ id, idea, parsed }) => {
      const status: IdeaStatus = (await store.findVersion(id, 1)) ? 'complete' : 'processing'
      return toParsedIdea(id, status, parsed, idea)
    }),
  )
  return listed.filter(({ status }) => wanted.includes(status))
}
