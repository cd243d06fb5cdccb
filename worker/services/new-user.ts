import { freeUsername, usernameStem } from '#shared/domain/username'
import { listUsernamesLike } from '../data/users.ts'
import type { Context } from './context.ts'
import type { User } from './sessions.ts'

type Known = Pick<User, 'id' | 'email' | 'name' | 'role' | 'passwordHash' | 'passwordExpiresAt' | 'emailVerifiedAt'>

/** The row of a new account, with a free username made of the person's names. */
export async function newUser({ db, now }: Context, known: Known, lastname: string): Promise<User> {
  const stem = usernameStem(known.name, lastname)
  return {
    ...known,
    username: freeUsername(stem, await listUsernamesLike(db, stem)),
    totpSecret: null,
    totpConfirmedAt: null,
    totpUsedStep: null,
    createdAt: now().toISOString(),
  }
}
