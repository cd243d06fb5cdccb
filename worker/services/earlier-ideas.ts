import { claimSearch, claimSearches, countSearchesWithoutAccount } from '../data/searches.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'
import type { User } from './sessions.ts'

/** How many ideas this browser sent that belong to no account: somebody else may have sent them. */
export async function countEarlierIdeas({ db }: Context, visitor: string | null): Promise<number> {
  return visitor ? countSearchesWithoutAccount(db, await sha256Hex(visitor)) : 0
}

/** Assigns the ideas that this browser sent without an account to the person who says that they are theirs. */
export async function takeEarlierIdeas({ db }: Context, user: User, visitor: string | null): Promise<void> {
  if (visitor) await db.batch([claimSearches(db, await sha256Hex(visitor), user.id)])
}

/** Assigns the trip that somebody signs up for, if this browser sent it; none by its id alone. */
export async function claimTripOf(
  { db }: Context,
  visitor: string | null,
  searchId: number | null,
  userId: string,
): Promise<D1PreparedStatement[]> {
  return visitor && searchId !== null ? [claimSearch(db, searchId, await sha256Hex(visitor), userId)] : []
}
