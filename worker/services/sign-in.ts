import type { SignedIn, SignInRequest } from '#shared/contracts/sign-in'
import { claimSearches } from '../data/searches.ts'
import { findUserByIdentifier } from '../data/users.ts'
import type { Context } from './context.ts'
import { verifyPassword } from './password.ts'
import { Problem } from './problem.ts'
import { openSession, toSignedInUser, type User } from './sessions.ts'
import { sha256Hex } from './sha256.ts'
import { checkSecondStep } from './second-step.ts'

/** Opens a session. The trips of the browser's visitor are assigned to the account. */
export async function signIn(context: Context, request: SignInRequest, visitor: string | null): Promise<SignedIn> {
  const user = await checkCredentials(context, request)
  const { token, statement } = await openSession(context, user.id)
  await context.db.batch([statement, ...(visitor ? [await claimTrips(context, visitor, user.id)] : [])])
  return { token, user: toSignedInUser(user) }
}

/**
 * The account that a password and, if it has one, a second step open. A wrong password, an unknown name and an expired
 * temporary password get the same answer after the same time.
 */
export async function checkCredentials(context: Context, request: SignInRequest): Promise<User> {
  const user = await findUserByIdentifier(context.db, request.identifier)
  const isRight = await verifyPassword(request.password, user?.passwordHash ?? null)
  if (!user || !isRight || isTooOld(context, user))
    throw new Problem(401, 'wrong_credentials', 'Wrong email, username or password.')
  await checkSecondStep(context, user, request.code ?? null)
  return user
}

/** Assigns the trips of a visitor who has signed in or up to their account. */
export async function claimTrips(context: Context, visitor: string, userId: string): Promise<D1PreparedStatement> {
  return claimSearches(context.db, await sha256Hex(visitor), userId)
}

const isTooOld = (context: Context, { passwordExpiresAt }: User): boolean =>
  passwordExpiresAt !== null && passwordExpiresAt < context.now().toISOString()
