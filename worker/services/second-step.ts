import { Secret, TOTP } from 'otpauth'
import type { SecondStepSetup, SecondStepState } from '#shared/contracts/account'
import { deleteSessionsOf } from '../data/sessions.ts'
import { changeUser, takeTotpStep } from '../data/users.ts'
import type { Context } from './context.ts'
import { type Caller, countGuess, WrongGuess } from './guess-budget.ts'
import { Problem } from './problem.ts'
import type { Session, User } from './sessions.ts'

/**
 * The codes of an account's authenticator app: RFC 6238 with SHA-1, six digits and 30 seconds, which every app
 * supports.
 */
export const codesOf = (email: string, secret: string): TOTP => new TOTP({ issuer: 'Uhambo', label: email, secret })

/** Passes if the account has no second step, or if the code is correct and unused. */
export async function checkSecondStep(context: Context, user: User, code: string | null): Promise<void> {
  if (!user.totpSecret || !user.totpConfirmedAt) return
  if (!code?.trim()) {
    const message = 'Please enter the six-digit code of your authenticator app.'
    throw new Problem(401, 'code_required', message, { fields: { code: message } })
  }
  await takeCode(context, user, user.totpSecret, code)
}

/** Marks a code as used; 401 if it is wrong, too old or already used. */
async function takeCode(context: Context, user: User, secret: string, code: string): Promise<void> {
  const codes = codesOf(user.email, secret)
  const timestamp = context.now().getTime()
  // A phone's clock may be half a minute fast or slow.
  const stepsAway = codes.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: 1 })
  if (stepsAway !== null && (await takeTotpStep(context.db, user.id, codes.counter({ timestamp }) + stepsAway))) return
  const message = 'This code is not right, or was used before. Please wait for the next one.'
  throw new WrongGuess(401, 'wrong_code', message, { fields: { code: message } })
}

/** Creates a secret for an authenticator app. The second step starts only after a code of the app confirms it. */
export async function beginSecondStep(context: Context, user: User): Promise<SecondStepSetup> {
  if (user.role === 'school') throw new Problem(403, 'not_allowed', 'Your account may not do this.')
  if (user.totpConfirmedAt) throw new Problem(409, 'second_step_on', 'Your account has a second step already.')
  const secret = new Secret().base32
  await context.db.batch([changeUser(context.db, user.id, { totpSecret: secret, totpUsedStep: null })])
  return { secret, otpauth_url: codesOf(user.email, secret).toString() }
}

export function readSecondStep({ totpSecret, totpConfirmedAt, email }: User): SecondStepState {
  const isPending = totpSecret !== null && totpConfirmedAt === null
  const setup = isPending ? { secret: totpSecret, otpauth_url: codesOf(email, totpSecret).toString() } : null
  return { is_on: totpConfirmedAt !== null, setup }
}

/** From now on sign-in requires a code, and every other session ends. */
export async function confirmSecondStep(
  context: Context,
  caller: Caller,
  session: Session,
  code: string,
): Promise<void> {
  const { user, tokenHash } = session
  const { totpSecret } = user
  if (!totpSecret || user.totpConfirmedAt) throw new Problem(409, 'no_second_step', 'Please begin with a new secret.')
  await countGuess(context, caller, { session }, () => takeCode(context, user, totpSecret, code))
  const now = context.now().toISOString()
  await context.db.batch([
    changeUser(context.db, user.id, { totpConfirmedAt: now }),
    deleteSessionsOf(context.db, user.id, tokenHash),
  ])
}

export async function removeSecondStep(
  context: Context,
  caller: Caller,
  session: Session,
  code: string,
): Promise<void> {
  const { user } = session
  await countGuess(context, caller, { session }, () => checkSecondStep(context, user, code))
  const off = { totpSecret: null, totpConfirmedAt: null, totpUsedStep: null }
  await context.db.batch([changeUser(context.db, user.id, off)])
}
