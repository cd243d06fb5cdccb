import { findSearch, type Search } from '../data/searches.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

/** Who calls: the visitor's token of the cookie, and the account; null where there is none. */
export interface Caller {
  visitor: string | null
  userId: string | null
}

/** Whether this visitor or this account sent the idea of a search. */
export async function isOwner(
  search: Pick<Search, 'visitorId' | 'userId'>,
  { visitor, userId }: Caller,
): Promise<boolean> {
  if (search.userId !== null && search.userId === userId) return true
  return search.visitorId !== null && visitor !== null && search.visitorId === (await sha256Hex(visitor))
}

/** The same by the id of a search; false for an unknown one. */
export async function ownsTrip({ db }: Context, searchId: number | null, caller: Caller): Promise<boolean> {
  if (searchId === null || (caller.visitor === null && caller.userId === null)) return false
  const search = await findSearch(db, searchId)
  return search !== undefined && isOwner(search, caller)
}
