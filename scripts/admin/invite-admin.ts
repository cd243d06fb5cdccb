import { createHash, randomBytes } from 'node:crypto'
import { emailKey, isEmailAddress } from '#shared/domain/email-address'
import { INVITATION_HOURS, invitationPath } from '#shared/domain/invitation'
import { text } from '../catalogue/sql.ts'
import type { SiteDatabase } from '../database/site-database.ts'

/**
 * Invites an address as administrator and returns the path of the link. Only the hash of its secret is stored, and the
 * invitation needs no administrator: it is as safe as the access to the database.
 */
export async function inviteAdmin(database: SiteDatabase, address: string, now: Date): Promise<string> {
  const email = emailKey(address)
  if (!isEmailAddress(email)) throw new Error(`"${address}" is no email address.`)
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const values = {
    token_hash: tokenHash,
    id: tokenHash,
    email,
    role: 'admin',
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + INVITATION_HOURS * 3_600_000).toISOString(),
  }
  const columns = Object.keys(values).join(', ')
  await database.run([`INSERT INTO invitations (${columns}) VALUES (${Object.values(values).map(text).join(', ')})`])
  return invitationPath(token)
}
