import { env } from 'cloudflare:workers'
import type { StaffRole } from '#shared/domain/invitation'
import type { TestAccount } from './accounts.ts'
import { call } from './call.ts'

export const newAddress = () => `${crypto.randomUUID()}@school.example`

/** Invites an address and returns the secret of the link in its letter. */
export async function inviteByMail(admin: TestAccount, email: string, role: StaffRole): Promise<string> {
  const { status } = await call('/api/admin/invitations', { body: { email, role }, headers: admin.headers })
  if (status !== 201) throw new Error(`The invitation was not made: ${status}`)
  const letter = await env.DB.prepare('SELECT text FROM outbox WHERE "to" = ? ORDER BY created_at DESC, rowid DESC')
    .bind(JSON.stringify([email]))
    .first<string>('text')
  return /\/invite\?token=(\S+)/.exec(letter ?? '')?.[1] ?? ''
}
