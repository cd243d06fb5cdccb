import { KEPT_DAYS } from '#shared/domain/retention'
import { deleteSearches, listForgottenSearches } from '../data/searches.ts'
import type { Context } from './context.ts'

const A_DAY_MS = 24 * 3_600_000
const AT_ONCE = 50

/**
 * Deletes expired ideas without an account, and their plans. Their Durable Objects are cleared first, because only the
 * rows know their ids. Returns the number.
 */
export async function deleteOldIdeas(context: Context): Promise<number> {
  const now = context.now()
  const createdBefore = new Date(now.getTime() - KEPT_DAYS.ideas * A_DAY_MS).toISOString()
  const over = { createdBefore, today: now.toISOString().slice(0, 10) }
  const ids = await listForgottenSearches(context.db, over, AT_ONCE)
  if (ids.length === 0) return 0
  await Promise.all(ids.map((id) => context.ports.generations.forget(id)))
  await context.db.batch([deleteSearches(context.db, ids)])
  return ids.length
}
