import type { SignedIn, SignInRequest } from '#shared/contracts/sign-in'
import { findUserByIdentifier } from '../data/users.ts'
import type { Context } from './context.ts'
import { type Caller, countGuess, hashTurn, WrongGuess } from './guess-budget.ts'
import { type KnownDevice, rememberDevice } from './known-devices.ts'
import { verifyPassword } from './password.ts'
import { openSession, toSignedInUser, type User } from './sessions.ts'
import { checkSecondStep } from './second-step.ts'

/** The browser that signs in. */
export interface Browser extends Caller {
  /** Its device, if it has signed in to this account before. */
  device: KnownDevice | null
  deviceToken: string | null
}

export interface NewSession {
  signedIn: SignedIn
  /** For the cookie that marks the browser as known. */
  deviceToken: string
}

/**
 * Opens a session. A wrong password, an unknown name and an expired temporary password get the same answer after the
 * same time.
 */
export async function signIn(context: Context, request: SignInRequest, browser: Browser): Promise<NewSession> {
  const { device } = browser
  const source = device ? { device } : { identifier: request.identifier }
  const user = await countGuess(context, browser, source, () => checkCredentials(context, request, browser))
  const [session, remembered] = await Promise.all([
    openSession(context, user.id),
    rememberDevice(context, user.id, browser.deviceToken),
  ])
  await context.db.batch([session.statement, ...remembered.statements])
  return { signedIn: { token: session.token, user: toSignedInUser(user) }, deviceToken: remembered.token }
}

async function checkCredentials(context: Context, request: SignInRequest, browser: Browser): Promise<User> {
  const user = await findUserByIdentifier(context.db, request.identifier)
  const turn = hashTurn(browser.device ? 'known' : 'unknown', browser)
  const isRight = await verifyPassword(request.password, user?.passwordHash ?? null, turn)
  if (!user || !isRight || isTooOld(context, user))
    throw new WrongGuess(401, 'wrong_credentials', 'Wrong email, username or password.')
  await checkSecondStep(context, user, request.code ?? null)
  return user
}

const isTooOld = (context: Context, { passwordExpiresAt }: User): boolean =>
  passwordExpiresAt !== null && passwordExpiresAt < context.now().toISOString()
