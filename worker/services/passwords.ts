import type { PasswordChange, PasswordReset } from '#shared/contracts/password'
import { problemOfPassword } from '#shared/domain/password-rule'
import { deleteAccountTokensOf, findAccountToken, takeAccountToken } from '../data/account-tokens.ts'
import { deleteDevicesOf } from '../data/known-devices.ts'
import { findProfile } from '../data/profiles.ts'
import { deleteSessionsOf } from '../data/sessions.ts'
import { changeUser, findUser } from '../data/users.ts'
import type { Context } from './context.ts'
import { type Caller, countGuess, hashTurn, WrongGuess } from './guess-budget.ts'
import { rememberDevice } from './known-devices.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { Problem } from './problem.ts'
import type { Session, User } from './sessions.ts'
import { sha256Hex } from './sha256.ts'

/** Changes the password of a user who knows the present one. All other sessions end. */
export async function changePassword(
  context: Context,
  caller: Caller,
  session: Session,
  request: PasswordChange,
): Promise<void> {
  const { user, tokenHash } = session
  if (request.new_password === request.current_password)
    refuse('new_password', 'Please choose a password that differs from the present one.')
  await checkNewPassword(context, user, request.new_password)
  await checkPresentPassword(context, caller, session, {
    password: request.current_password,
    refusal: { field: 'current_password', message: 'Your present password is not right.' },
  })
  const passwordHash = await hashPassword(request.new_password, hashTurn('background', caller))
  await context.db.batch([
    changeUser(context.db, user.id, { passwordHash, passwordExpiresAt: null }),
    deleteSessionsOf(context.db, user.id, tokenHash),
    deleteAccountTokensOf(context.db, user.id, 'reset'),
  ])
}

/**
 * Sets a new password with a link from a mail, which also confirms the address. All sessions end, and of all browsers
 * only this one stays known to the account. Returns the token of its cookie.
 */
export async function resetPassword(context: Context, caller: Caller, request: PasswordReset): Promise<string> {
  const { db } = context
  const now = context.now().toISOString()
  const tokenHash = await sha256Hex(request.token)
  const link = await findAccountToken(db, tokenHash, 'reset', now)
  const user = link && (await findUser(db, link.userId))
  if (!user) throw linkNotValid()
  await checkNewPassword(context, user, request.new_password)
  const passwordHash = await hashPassword(request.new_password, hashTurn('background', caller))
  if (!(await takeAccountToken(db, tokenHash, 'reset', now))) throw linkNotValid()
  const device = await rememberDevice(context, user.id, null)
  await db.batch([
    changeUser(db, user.id, {
      passwordHash,
      passwordExpiresAt: null,
      emailVerifiedAt: user.emailVerifiedAt ?? now,
    }),
    deleteSessionsOf(db, user.id),
    deleteDevicesOf(db, user.id),
    ...device.statements,
  ])
  return device.token
}

/** A signed-in person's password, typed again, and how to refuse a wrong one. */
interface PresentPassword {
  password: string
  refusal: { field: string; message: string }
}

/** 422 if it is wrong. The guesses are counted by session. */
export async function checkPresentPassword(
  context: Context,
  caller: Caller,
  session: Session,
  { password, refusal: { field, message } }: PresentPassword,
): Promise<void> {
  await countGuess(context, caller, { session }, async () => {
    if (await verifyPassword(password, session.user.passwordHash, hashTurn('background', caller))) return
    throw new WrongGuess(422, 'invalid_fields', message, { fields: { [field]: message } })
  })
}

/** 422 if a new password is too easy to guess. */
async function checkNewPassword(context: Context, user: User, password: string): Promise<void> {
  const profile = await findProfile(context.db, user.id)
  const own = [user.email, user.username, user.name, profile?.name, profile?.lastname, profile?.schoolName]
  const problem = problemOfPassword(
    password,
    own.filter((word) => typeof word === 'string'),
  )
  if (problem) refuse('new_password', problem)
}

const linkNotValid = () =>
  new Problem(422, 'link_not_valid', 'This link was used before or is too old. Please ask for a new one.')

function refuse(field: keyof PasswordChange, message: string): never {
  throw new Problem(422, 'invalid_fields', message, { fields: { [field]: message } })
}
