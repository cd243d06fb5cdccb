import { emailKey } from '#shared/domain/email-address'
import { invitationPath } from '#shared/domain/invitation'
import { insertAccountToken } from '../data/account-tokens.ts'
import { addInvitationLink } from '../data/invitations.ts'
import type { Message, NewMessage, SecretOrder, SecretValues } from '../data/outbox.ts'
import { addTemporaryPassword } from '../data/users.ts'
import type { Mail } from '../mail/letter.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'
import { hashTemporaryPassword, temporaryPassword } from './temporary-password.ts'

export const RESET_MINUTES = 60
/** Long enough for a teacher who reads no mail over a long weekend. */
export const VERIFY_HOURS = 96

const PAGES = { reset: '/reset', verify: '/api/auth/verify' }
const VALID_MS = { reset: RESET_MINUTES * 60_000, verify: VERIFY_HOURS * 3_600_000 }

/** A letter about an account as a message of the outbox; it names the secrets that it needs and holds none. */
export const accountMessage = (
  context: Context,
  to: string,
  mail: Mail,
  secret: SecretOrder,
): NewMessage & { secret: SecretOrder } => ({
  id: `account:${context.ids.token()}`,
  to: [to],
  ...mail,
  person: emailKey(to),
  createdAt: context.now().toISOString(),
  secret,
})

/**
 * Makes the secrets of a letter that is about to be sent, and stores their hashes. They are valid from now on; those of
 * an earlier attempt stay valid too, because that letter may have arrived. Null if the letter needs none.
 */
export async function makeSecrets(context: Context, { secret }: Message): Promise<SecretValues | null> {
  if (!secret) return null
  if (secret.kind === 'invitation') return makeInvitationLink(context, secret.invitationId)
  const { kind, userId } = secret
  const { db } = context
  const purpose = kind === 'reset' ? 'reset' : 'verify'
  const token = context.ids.token()
  const expiresAt = new Date(context.now().getTime() + VALID_MS[purpose]).toISOString()
  const statements = [insertAccountToken(db, { tokenHash: await sha256Hex(token), userId, purpose, expiresAt })]
  const link = `${context.site.origin}${PAGES[purpose]}?token=${token}`
  const password = kind === 'sign_up' ? temporaryPassword() : null
  if (password !== null)
    statements.push(addTemporaryPassword(db, userId, { hash: await hashTemporaryPassword(password), expiresAt }))
  await db.batch(statements)
  return password === null ? { link } : { link, password }
}

async function makeInvitationLink({ db, ids, site }: Context, invitationId: string): Promise<SecretValues> {
  const token = ids.token()
  await db.batch([addInvitationLink(db, invitationId, await sha256Hex(token))])
  return { link: `${site.origin}${invitationPath(token)}` }
}
