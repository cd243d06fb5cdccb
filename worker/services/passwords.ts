import type { PasswordChange, PasswordReset } from '#shared/contracts/password'
import { deleteAccountTokensOf, takeAccountToken } from '../data/account-tokens.ts'
import { deleteSessionsOf } from '../data/sessions.ts'
import { changeUser, findUser } from '../data/users.ts'
import type { Context } from './context.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { Problem } from './problem.ts'
import type { Session } from './sessions.ts'
import { sha256Hex } from './sha256.ts'

/** Changes the password of a user who knows the present one. All other sessions end. */
export async function changePassword(context: Context, session: Session, request: PasswordChange): Promise<void> {
  const { user, tokenHash } = session
  if (!(await verifyPassword(request.current_password, user.passwordHash)))
    refuse('current_password', 'Your present password is not right.')
  if (request.new_password === request.current_password)
    refuse('new_password', 'Please choose a password that differs from the present one.')
  const passwordHash = await hashPassword(request.new_password)
  await context.db.batch([
    changeUser(context.db, user.id, { passwordHash, passwordExpiresAt: null }),
    deleteSessionsOf(context.db, user.id, tokenHash),
    deleteAccountTokensOf(context.db, user.id, 'reset'),
  ])
}

/** Sets a new password with a link from a mail, which also confirms the address. All sessions end. */
export async function resetPassword(context: Context, request: PasswordReset): Promise<void> {
  const now = context.now().toISOString()
  const passwordHash = await hashPassword(request.new_password)
  const link = await takeAccountToken(context.db, await sha256Hex(request.token), 'reset', now)
  const user = link && (await findUser(context.db, link.userId))
  if (!user)
    throw new Problem(422, 'link_not_valid', 'This link was used before or is too old. Please ask for a new one.')
  await context.db.batch([
    changeUser(context.db, user.id, {
      passwordHash,
      passwordExpiresAt: null,
      emailVerifiedAt: user.emailVerifiedAt ?? now,
    }),
    deleteSessionsOf(context.db, user.id),
  ])
}

function refuse(field: keyof PasswordChange, message: string): never {
  throw new Problem(422, 'invalid_fields', message, { fields: { [field]: message } })
}
