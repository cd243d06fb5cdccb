import type { ParsedSearchPage, Trip, TripList } from '#shared/contracts/account'
import {
  deleteSearchOfAccount,
  findSearch,
  listSearchesOfAccount,
  type Search,
  searchCursor,
} from '../data/searches.ts'
import { listTripsOf } from '../data/trips.ts'
import type { Context } from './context.ts'
import { deleteAndForget, toDeleted } from './forget-searches.ts'
import { readSearch, startGeneration } from './generation.ts'
import { type ListedIdeas, statusOf, storedStatusesOf, toIdeaPage } from './ideas.ts'
import { readCursor, readPage } from './pages.ts'
import { Problem } from './problem.ts'
import { createSearch, type Visitor } from './search.ts'
import type { User } from './sessions.ts'

const PAGE_SIZE = 50

/** The searches of an account, or of everybody for an administrator, newest first. */
export async function listParsedSearches(
  context: Context,
  user: User,
  { filter, cursor }: ListedIdeas,
): Promise<ParsedSearchPage> {
  const after = readCursor(cursor)
  const statuses = storedStatusesOf(filter)
  if (!statuses) return { items: [], next_cursor: null }
  const ownerId = user.role === 'admin' ? null : user.id
  const list = (limit: number) => listSearchesOfAccount(context.db, ownerId, { statuses, after, limit })
  return toIdeaPage(await readPage(PAGE_SIZE, list, searchCursor))
}

/** The trips of an account with the summaries of their plans, newest first, at most `size` on a page. */
export async function listTrips(
  context: Context,
  user: User,
  { cursor, size }: { cursor: string | undefined; size: number | null },
): Promise<TripList> {
  const after = readCursor(cursor)
  const { rows, nextCursor } = await readPage(
    Math.min(size ?? PAGE_SIZE, PAGE_SIZE),
    (limit) => listTripsOf(context.db, user.id, { after, limit }),
    ({ search }) => searchCursor(search),
  )
  return { items: rows.map(toTrip), next_cursor: nextCursor }
}

function toTrip({ search, itinerary }: Awaited<ReturnType<typeof listTripsOf>>[number]): Trip {
  const plan = itinerary?.document
  return {
    id: search.id,
    idea: search.idea,
    status: statusOf(search.status),
    created_at: search.createdAt,
    plan: plan
      ? {
          title: plan.title,
          location: plan.location,
          duration: plan.duration,
          start_date: plan.start_date,
          end_date: plan.end_date,
          total_per_student: plan.total_per_student,
        }
      : null,
  }
}

/** Deletes a trip for good: idea, plan, packages and cached parsing. Its page no longer exists afterwards. */
export async function deleteTrip(context: Context, user: User, searchId: number | null): Promise<void> {
  const search = await readTrip(context, user, searchId)
  await deleteAndForget(context, [await toDeleted(search)], [deleteSearchOfAccount(context.db, search.id, user.id)])
}

async function readTrip({ db }: Context, user: User, searchId: number | null): Promise<Search> {
  const search = searchId === null ? undefined : await findSearch(db, searchId)
  if (search?.userId !== user.id) throw new Problem(404, 'trip_not_found', 'This trip is not among yours.')
  return search
}

/** Copies a trip: a new search with the same text, whose plan is started. Returns its id. */
export async function copyTrip(
  context: Context,
  user: User,
  searchId: number | null,
  visitor: Visitor,
): Promise<number> {
  const search = await readTrip(context, user, searchId)
  const copy = await createSearch(context, { idea: search.idea }, visitor, null, user.id)
  await startGeneration(context, await readSearch(context, copy.id))
  return copy.id
}
