import type { StaffRole } from '#shared/domain/invitation'
import type { TestAccount } from './accounts.ts'
import { call } from './call.ts'
import { readSentMail } from './mail.ts'

export const newAddress = () => `${crypto.randomUUID()}@school.example`

/** Invites an address and returns the secret of the link in its letter. */
export async function inviteByMail(admin: TestAccount, email: string, role: StaffRole): Promise<string> {
  const { status } = await call('/api/admin/invitations', { body: { email, role }, headers: admin.headers })
  if (status !== 201) throw new Error(`The invitation was not made: ${status}`)
  const letters = await readSentMail(email.toLowerCase())
  return /\/invite\?token=(\S+)/.exec(letters.at(-1) ?? '')?.[1] ?? ''
}
