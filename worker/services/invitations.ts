import type { InvitationRequest, InvitationWithdrawal } from '#shared/contracts/staff'
import { emailKey } from '#shared/domain/email-address'
import { higherRole, INVITATION_HOURS } from '#shared/domain/invitation'
import { deleteInvitationsTo, insertInvitation } from '../data/invitations.ts'
import { findUserByIdentifier } from '../data/users.ts'
import { invitationMail } from '../mail/account-mails.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { accountMessage } from './letter-secrets.ts'
import { writeLog } from './log.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'

interface Invitation {
  admin: User
  request: InvitationRequest
  sender: Sender
}

/** Writes to somebody who is to become an editor or administrator. Earlier invitations to the address stay valid. */
export async function invite(
  context: Context,
  invitation: Invitation,
  claim: Claim | null,
): Promise<{ success: true }> {
  const { admin, request } = invitation
  const messageIds: string[] = []
  const answer = await commitOnce(context, claim, async () => {
    await refuseIfHeld(context, request)
    const { ids, statements } = await prepareInvitation(context, invitation)
    messageIds.push(...ids)
    return { status: 201, answer: { success: true as const }, about: { email: emailKey(request.email) }, statements }
  })
  queueLater(context, messageIds)
  if (messageIds.length > 0) writeLog({ staff: 'invited', role: request.role, by: admin.id })
  return answer
}

/** The row of the invitation and its letter, whose link is made when it is sent. */
async function prepareInvitation(
  context: Context,
  { admin, request: { email, role }, sender }: Invitation,
): Promise<{ ids: string[]; statements: D1PreparedStatement[] }> {
  const id = context.ids.token()
  const now = context.now()
  const secret = { kind: 'invitation' as const, userId: admin.id, invitationId: id }
  const person = accountMessage(context, email, invitationMail(role, INVITATION_HOURS), secret)
  const mail = await promiseMail(context, 'invitation', sender, { person }, 'drop')
  if (mail.retryAfterSeconds !== null) throw tooMany(mail.retryAfterSeconds)
  const row = insertInvitation(context.db, {
    tokenHash: id,
    id,
    email: emailKey(email),
    role,
    invitedBy: admin.id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITATION_HOURS * 3_600_000).toISOString(),
  })
  return { ids: mail.ids, statements: [row, ...mail.statements] }
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

function tooMany(retryAfterSeconds: number): Problem {
  const words = 'This address was invited several times already. Please try again later.'
  return new Problem(429, 'mail_budget_spent', words, { retryAfterSeconds, fields: { email: words } })
}
