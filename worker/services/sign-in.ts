import type { SignedIn, SignInRequest } from '#shared/contracts/sign-in'
import { findUserByIdentifier } from '../data/users.ts'
import type { Context } from './context.ts'
import { verifyPassword } from './password.ts'
import { Problem } from './problem.ts'
import { openSession, toSignedInUser, type User } from './sessions.ts'
import { checkSecondStep } from './second-step.ts'

/**
 * Opens a session. A wrong password, an unknown name and an expired temporary password get the same answer after the
 * same time.
 */
export async function signIn(context: Context, request: SignInRequest): Promise<SignedIn> {
  const user = await findUserByIdentifier(context.db, request.identifier)
  const isRight = await verifyPassword(request.password, user?.passwordHash ?? null)
  if (!user || !isRight || isTooOld(context, user))
    throw new Problem(401, 'wrong_credentials', 'Wrong email, username or password.')
  await checkSecondStep(context, user, request.code ?? null)
  const { token, statement } = await openSession(context, user.id)
  await context.db.batch([statement])
  return { token, user: toSignedInUser(user) }
}

const isTooOld = (context: Context, { passwordExpiresAt }: User): boolean =>
  passwordExpiresAt !== null && passwordExpiresAt < context.now().toISOString()
