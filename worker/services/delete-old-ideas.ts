import { KEPT_DAYS } from '#shared/domain/retention'
import { deleteSearches, listForgottenSearches } from '../data/searches.ts'
import type { Context } from './context.ts'
import { deleteAndForget, toDeleted } from './forget-searches.ts'

const A_DAY_MS = 24 * 3_600_000
const AT_ONCE = 50

/** Deletes expired ideas without an account, and their plans. Returns the number. */
export async function deleteOldIdeas(context: Context): Promise<number> {
  const now = context.now()
  const storedBefore = new Date(now.getTime() - KEPT_DAYS.ideas * A_DAY_MS).toISOString()
  const over = { storedBefore, today: now.toISOString().slice(0, 10) }
  const searches = await listForgottenSearches(context.db, over, AT_ONCE)
  if (searches.length === 0) return 0
  const ids = searches.map(({ id }) => id)
  await deleteAndForget(context, await Promise.all(searches.map(toDeleted)), [deleteSearches(context.db, ids)])
  return ids.length
}
