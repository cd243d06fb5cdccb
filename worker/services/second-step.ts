import type { SecondStepSetup, SecondStepState } from '#shared/contracts/account'
import { codeOfMac, fromBase32, otpauthLink, toBase32 } from '#shared/domain/one-time-code'
import { deleteSessionsOf } from '../data/sessions.ts'
import { changeUser, takeTotpStep } from '../data/users.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'
import type { Session, User } from './sessions.ts'

const STEP_SECONDS = 30

/** Passes where the account has no second step, or the code of its app is right and was not used before. */
export async function checkSecondStep(context: Context, user: User, code: string | null): Promise<void> {
  if (!user.totpSecret || !user.totpConfirmedAt) return
  if (!code?.trim()) refuseCode('code_required', 'Please enter the six-digit code of your authenticator app.')
  await takeCode(context, user.id, user.totpSecret, code)
}

/** Uses up a code; 401 where it is wrong, too old, or was used before. */
async function takeCode(context: Context, userId: string, secret: string, code: string): Promise<void> {
  const typed = code.replaceAll(/\s/g, '')
  const now = Math.floor(context.now().getTime() / 1000 / STEP_SECONDS)
  // A phone's clock may be half a minute out, either way.
  for (const step of [now, now - 1, now + 1])
    if ((await totpCode(secret, step)) === typed && (await takeTotpStep(context.db, userId, step))) return
  refuseCode('wrong_code', 'This code is not right, or was used before. Please wait for the next one.')
}

function refuseCode(code: string, message: string): never {
  throw new Problem(401, code, message, { fields: { code: message } })
}

/** RFC 6238 with SHA-1 and six digits, which is what every app takes; a step is half a minute since 1970. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  return codeOfMac(new Uint8Array(await crypto.subtle.sign('HMAC', key, counter.buffer)))
}

/** A secret for an authenticator app. It asks for nothing yet: a code of the app confirms it. */
export async function beginSecondStep(context: Context, user: User): Promise<SecondStepSetup> {
  if (user.role === 'school') throw new Problem(403, 'not_allowed', 'Your account may not do this.')
  if (user.totpConfirmedAt) throw new Problem(409, 'second_step_on', 'Your account has a second step already.')
  const secret = toBase32(crypto.getRandomValues(new Uint8Array(20)))
  await context.db.batch([changeUser(context.db, user.id, { totpSecret: secret, totpUsedStep: null })])
  return { secret, otpauth_url: otpauthLink('Uhambo', user.email, secret) }
}

export function readSecondStep({ totpSecret, totpConfirmedAt, email }: User): SecondStepState {
  const isPending = totpSecret !== null && totpConfirmedAt === null
  const setup = isPending ? { secret: totpSecret, otpauth_url: otpauthLink('Uhambo', email, totpSecret) } : null
  return { is_on: totpConfirmedAt !== null, setup }
}

/** From now on signing in takes a code, and every other session ends. */
export async function confirmSecondStep(context: Context, { user, tokenHash }: Session, code: string): Promise<void> {
  if (!user.totpSecret || user.totpConfirmedAt)
    throw new Problem(409, 'no_second_step', 'Please begin with a new secret.')
  await takeCode(context, user.id, user.totpSecret, code)
  const now = context.now().toISOString()
  await context.db.batch([
    changeUser(context.db, user.id, { totpConfirmedAt: now }),
    deleteSessionsOf(context.db, user.id, tokenHash),
  ])
}

export async function removeSecondStep(context: Context, user: User, code: string): Promise<void> {
  await checkSecondStep(context, user, code)
  const off = { totpSecret: null, totpConfirmedAt: null, totpUsedStep: null }
  await context.db.batch([changeUser(context.db, user.id, off)])
}
