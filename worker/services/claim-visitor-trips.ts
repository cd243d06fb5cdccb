import type { Context } from './context.ts'
import type { User } from './sessions.ts'
import { claimTrips } from './sign-in.ts'

/** Assigns ideas that this browser sent before signing in to the account. */
export async function claimVisitorTrips(context: Context, user: User, visitor: string | null): Promise<void> {
  if (visitor) await context.db.batch([await claimTrips(context, visitor, user.id)])
}
