import { emailKey } from '#shared/domain/email-address'
import type { AccountToken } from '../data/account-tokens.ts'
import { insertAccountToken } from '../data/account-tokens.ts'
import type { NewMessage } from '../data/outbox.ts'
import type { Mail } from '../mail/letter.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

/** A secret for a link in a mail, and the statement that makes it valid until `expiresAt`. */
export async function makeLink(
  context: Context,
  userId: string,
  purpose: AccountToken['purpose'],
  worksForMs: number,
): Promise<{ token: string; statement: D1PreparedStatement }> {
  const token = context.ids.token()
  const expiresAt = new Date(context.now().getTime() + worksForMs).toISOString()
  const row = { tokenHash: await sha256Hex(token), userId, purpose, expiresAt }
  return { token, statement: insertAccountToken(context.db, row) }
}

/** A mail about an account as a message of the outbox. */
export const messageTo = (context: Context, address: string, mail: Mail): NewMessage => ({
  id: `account:${context.ids.token()}`,
  to: [address],
  ...mail,
  person: emailKey(address),
  createdAt: context.now().toISOString(),
})
