import { freeUsername, usernameStem } from '#shared/domain/username'
import { listUsernamesLike } from '../data/users.ts'
import type { Context } from './context.ts'
import type { User } from './sessions.ts'

type Known = Pick<User, 'id' | 'email' | 'name' | 'role' | 'passwordHash' | 'passwordExpiresAt' | 'emailVerifiedAt'>

/** Few people of one name sign up at the same moment: each gets the next number. */
const FEW_COLLISIONS = 2

/**
 * The row of a new account, with a free username made of the person's names. After more than a few `collisions` with
 * others who took the same name at the same moment it has one of the next free numbers.
 */
export async function newUser(
  { db, now }: Context,
  known: Known,
  { lastname, collisions = 0 }: { lastname: string; collisions?: number },
): Promise<User> {
  const stem = usernameStem(known.name, lastname)
  const skip = collisions > FEW_COLLISIONS ? Math.floor(Math.random() * 8 * collisions) : 0
  return {
    ...known,
    username: freeUsername(stem, await listUsernamesLike(db, stem), skip),
    totpSecret: null,
    totpConfirmedAt: null,
    totpUsedStep: null,
    createdAt: now().toISOString(),
  }
}
