import { todayOf } from '#shared/domain/reference-day'
import {
  type DeletedSearch,
  deleteDeletedSearches,
  insertDeletedSearches,
  listDeletedSearches,
} from '../data/deleted-searches.ts'
import type { Search } from '../data/searches.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { ideaKey } from './read-idea.ts'

/** While somebody waits for the answer. */
const MOST_NOW = 20
/** A run of the Worker may make 1,000 calls to objects and caches: a search takes two. */
const MOST_IN_SWEEP = 100
const ROWS_IN_STATEMENT = 5_000

/** What must be known of a search to forget it after its row is deleted. */
export const toDeleted = async (search: Pick<Search, 'id' | 'idea' | 'createdAt'>): Promise<DeletedSearch> => ({
  searchId: search.id,
  cacheKey: await ideaKey(search.idea, todayOf(search)),
})

/** Deletes searches by `deletion`, and lists them in the same batch for what is not in the database. */
export async function deleteAndForget(
  context: Context,
  deleted: readonly DeletedSearch[],
  deletion: readonly D1PreparedStatement[],
): Promise<void> {
  const lists = []
  for (let from = 0; from < deleted.length; from += ROWS_IN_STATEMENT)
    lists.push(insertDeletedSearches(context.db, deleted.slice(from, from + ROWS_IN_STATEMENT)))
  await context.db.batch([...lists, ...deletion])
  await forget(context, deleted.slice(0, MOST_NOW))
}

/** For the sweep: empties objects and cache entries that are still listed. Returns the number. */
export async function forgetDeleted(context: Context): Promise<number> {
  return forget(context, await listDeletedSearches(context.db, MOST_IN_SWEEP))
}

/** What fails stays listed for the next sweep. */
async function forget({ db, ports }: Context, deleted: readonly DeletedSearch[]): Promise<number> {
  const results = await Promise.allSettled(
    deleted.map(async ({ searchId, cacheKey }) => {
      await Promise.all([ports.generations.forget(searchId), ports.ideas.forget(cacheKey)])
      return searchId
    }),
  )
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (done.length > 0) await db.batch([deleteDeletedSearches(db, done)])
  if (done.length < deleted.length)
    writeLog({ level: 'error', forgetting: 'searches', left: deleted.length - done.length })
  return done.length
}
