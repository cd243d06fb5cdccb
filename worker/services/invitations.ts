import type { InvitationRequest, InvitationWithdrawal } from '#shared/contracts/staff'
import { emailKey } from '#shared/domain/email-address'
import { higherRole, INVITATION_HOURS, invitationPath } from '#shared/domain/invitation'
import { deleteInvitationsTo, insertInvitation } from '../data/invitations.ts'
import { insertMessage, type NewMessage } from '../data/outbox.ts'
import { findUserByIdentifier } from '../data/users.ts'
import { invitationMail } from '../mail/account-mails.ts'
import { messageTo } from './account-links.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { writeLog } from './log.ts'
import { queueMessage } from './mail.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'
import { sha256Hex } from './sha256.ts'

/** Writes to somebody who is to become an editor or administrator. Earlier invitations to the address stay valid. */
export async function invite(
  context: Context,
  admin: User,
  request: InvitationRequest,
  claim: Claim | null,
): Promise<{ success: true }> {
  const messageIds: string[] = []
  const answer = await commitOnce(context, claim, async () => {
    await refuseIfHeld(context, request)
    const { message, statement } = await makeInvitation(context, admin, request)
    messageIds.push(message.id)
    const statements = [statement, insertMessage(context.db, message)]
    return { status: 201, answer: { success: true as const }, statements }
  })
  for (const id of messageIds) {
    context.later(queueMessage(context, id))
    writeLog({ staff: 'invited', role: request.role, by: admin.id })
  }
  return answer
}

/** The letter with the secret of an invitation, and the statement that makes the invitation valid. */
async function makeInvitation(
  context: Context,
  admin: User,
  { email, role }: InvitationRequest,
): Promise<{ message: NewMessage; statement: D1PreparedStatement }> {
  const token = context.ids.token()
  const now = context.now()
  const statement = insertInvitation(context.db, {
    tokenHash: await sha256Hex(token),
    email: emailKey(email),
    role,
    invitedBy: admin.id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITATION_HOURS * 3_600_000).toISOString(),
  })
  const inviteUrl = `${context.site.origin}${invitationPath(token)}`
  const mail = invitationMail({ invitedBy: admin.name, role, inviteUrl, validHours: INVITATION_HOURS })
  return { message: messageTo(context, email, mail), statement }
}

/** No link to this address works any longer. */
export async function withdrawInvitations(
  context: Context,
  admin: User,
  { email }: InvitationWithdrawal,
): Promise<void> {
  await context.db.batch([deleteInvitationsTo(context.db, emailKey(email))])
  writeLog({ staff: 'withdrawn', by: admin.id })
}

async function refuseIfHeld(context: Context, { email, role }: InvitationRequest): Promise<void> {
  const user = await findUserByIdentifier(context.db, email)
  if (!user || emailKey(user.email) !== emailKey(email) || higherRole(user.role, role) !== user.role) return
  const words = `This address has the account of ${user.role === 'admin' ? 'an administrator' : 'an editor'} already.`
  throw new Problem(409, 'role_held', words, { fields: { email: words } })
}
