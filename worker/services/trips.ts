import type { ParsedSearchPage, Trip, TripList } from '#shared/contracts/account'
import { toParsedIdea } from '#shared/contracts/parsed-idea'
import { type Cursor, findSearch, listSearchesOfAccount, listTripsOf, deleteSearchOfAccount } from '../data/searches.ts'
import type { Context } from './context.ts'
import { readSearch, startGeneration } from './generation.ts'
import { statusesOf, statusOf } from './ideas.ts'
import { Problem } from './problem.ts'
import { ideaKey } from './read-idea.ts'
import { todayOf } from './reference-day.ts'
import { createSearch, type Visitor } from './search.ts'
import type { User } from './sessions.ts'

const PAGE = 50
const MOST_TRIPS = 200

/** The searches of an account, or of everybody for an administrator, newest first. */
export async function listParsedSearches(
  context: Context,
  user: User,
  { filter, cursor }: { filter: string | undefined; cursor: string | undefined },
): Promise<ParsedSearchPage> {
  const wanted = statusesOf(filter)
  if (wanted.length === 0) return { items: [], next_cursor: null }
  // A failed one can be retried, so it counts as processing.
  const statuses = wanted.flatMap((status) =>
    status === 'processing' ? (['processing', 'failed'] as const) : [status],
  )
  const ownerId = user.role === 'admin' ? null : user.id
  const rows = await listSearchesOfAccount(context.db, ownerId, {
    statuses,
    after: readCursor(cursor),
    limit: PAGE + 1,
  })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toParsedIdea(row.id, statusOf(row.status), row.parsed)),
    next_cursor: rows.length > PAGE && last ? `${last.createdAt}_${last.id}` : null,
  }
}

function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null
  const [, createdAt = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([1-9]\d{0,15})$/.exec(text) ?? []
  if (!createdAt) throw new Problem(422, 'invalid_fields', 'The cursor is not one of ours.')
  return { createdAt, id: Number(id) }
}

/** The trips of an account with the summaries of their plans. */
export async function listTrips(context: Context, user: User): Promise<TripList> {
  const rows = await listTripsOf(context.db, user.id, MOST_TRIPS)
  return {
    items: rows.map(({ search, itinerary }): Trip => {
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
    }),
  }
}

/** Deletes a trip for good: idea, plan, packages and cached parsing. Its page no longer exists afterwards. */
export async function deleteTrip(context: Context, user: User, searchId: number | null): Promise<void> {
  const search = searchId === null ? undefined : await deleteSearchOfAccount(context.db, searchId, user.id)
  if (!search) throw new Problem(404, 'trip_not_found', 'This trip is not among yours.')
  await context.ports.generations.forget(search.id)
  await context.ports.ideas.forget(await ideaKey(search.idea, todayOf(search)))
}

/** Copies a trip: a new search with the same text, whose plan is started. Returns its id. */
export async function copyTrip(
  context: Context,
  user: User,
  searchId: number | null,
  visitor: Visitor,
): Promise<number> {
  const search = searchId === null ? undefined : await findSearch(context.db, searchId)
  if (search?.userId !== user.id) throw new Problem(404, 'trip_not_found', 'This trip is not among yours.')
  const copy = await createSearch(context, { idea: search.idea }, visitor, null, user.id)
  await startGeneration(context, await readSearch(context, copy.id))
  return copy.id
}
