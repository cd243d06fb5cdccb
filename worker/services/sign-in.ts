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

/** Opens a session for the owner of a password and, if the account has one, of a second step. */
export async function signIn(context: Context, request: SignInRequest, browser: Browser): Promise<NewSession> {
  const { session, statements } = await prepareSession(
    context,
    await checkCredentials(context, request, browser),
    browser,
  )
  await context.db.batch(statements)
  return session
}

/** A new session of a user who has been recognised, and the statements that make it valid. */
export async function prepareSession(
  context: Context,
  user: User,
  { deviceToken }: Pick<Browser, 'deviceToken'>,
): Promise<{ session: NewSession; statements: D1PreparedStatement[] }> {
  const [{ token, statement }, remembered] = await Promise.all([
    openSession(context, user.id),
    rememberDevice(context, user.id, deviceToken),
  ])
  return {
    session: { signedIn: { token, user: toSignedInUser(user) }, deviceToken: remembered.token },
    statements: [statement, ...remembered.statements],
  }
}

/**
 * The account that a password and, if it has one, a second step open. A wrong password, an unknown name and an expired
 * temporary password get the same answer after the same time, and count as wrong guesses.
 */
export async function checkCredentials(context: Context, request: SignInRequest, browser: Browser): Promise<User> {
  const { device } = browser
  const source = device ? { device } : { identifier: request.identifier }
  return countGuess(context, browser, source, () => compareCredentials(context, request, browser))
}

async function compareCredentials(context: Context, request: SignInRequest, browser: Browser): Promise<User> {
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
