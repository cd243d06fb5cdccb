import type { Invitation, NewStaffAccount, StaffSignIn } from '#shared/contracts/staff'
import { emailKey } from '#shared/domain/email-address'
import { higherRole } from '#shared/domain/invitation'
import { problemOfPassword } from '#shared/domain/password-rule'
import { deleteInvitation, findInvitation, type InvitationRow } from '../data/invitations.ts'
import { changeUser, findUserByIdentifier, insertUser, isEmailTaken } from '../data/users.ts'
import type { Context } from './context.ts'
import { hashTurn } from './guess-budget.ts'
import { writeLog } from './log.ts'
import { newUser } from './new-user.ts'
import { hashPassword } from './password.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'
import { sha256Hex } from './sha256.ts'
import { type Browser, checkCredentials, type NewSession, prepareSession } from './sign-in.ts'

interface OfLink {
  token: string
}

/** What the link of an invitation offers, and to whom. */
export async function readInvitation(context: Context, token: string): Promise<Invitation> {
  const { email, role } = await requireInvitation(context, token)
  return { email, role, has_account: (await findOwner(context, email)) !== undefined }
}

/** Makes the account of an invitation and signs it in. The link came by mail, so the address is confirmed. */
export async function acceptWithNewAccount(
  context: Context,
  request: NewStaffAccount & OfLink,
  browser: Omit<Browser, 'device'>,
): Promise<NewSession> {
  const invitation = await requireInvitation(context, request.token)
  const { email, role } = invitation
  if (await findOwner(context, email)) throw hasAccount()
  const problem = problemOfPassword(request.new_password, [email, request.name])
  if (problem) throw new Problem(422, 'invalid_fields', problem, { fields: { new_password: problem } })
  const known = {
    id: context.ids.token(),
    email,
    name: request.name,
    role,
    passwordHash: await hashPassword(request.new_password, hashTurn('background', browser)),
    passwordExpiresAt: null,
    emailVerifiedAt: context.now().toISOString(),
  }
  const user = await newUser(context, known, { lastname: '' })
  try {
    return await finish(context, { invitation, user, statement: insertUser(context.db, user), browser })
  } catch (error) {
    throw isEmailTaken(error) ? hasAccount() : error
  }
}

/** Gives the account of the invited address its role, once its password and second step have shown whose it is. */
export async function acceptWithAccount(
  context: Context,
  { token, password, code }: StaffSignIn & OfLink,
  browser: Omit<Browser, 'device'>,
): Promise<NewSession> {
  const invitation = await requireInvitation(context, token)
  const request = { identifier: invitation.email, password, code }
  const owner = await checkCredentials(context, request, { ...browser, device: null })
  const role = higherRole(owner.role, invitation.role)
  const emailVerifiedAt = owner.emailVerifiedAt ?? context.now().toISOString()
  const statement = changeUser(context.db, owner.id, { role, emailVerifiedAt })
  return finish(context, { invitation, user: { ...owner, role, emailVerifiedAt }, statement, browser })
}

interface Acceptance {
  invitation: InvitationRow
  user: User
  statement: D1PreparedStatement
  browser: Omit<Browser, 'device'>
}

/** Role, session and the end of the invitation are one batch. */
async function finish(context: Context, { invitation, user, statement, browser }: Acceptance): Promise<NewSession> {
  const { session, statements } = await prepareSession(context, user, browser)
  await context.db.batch([statement, deleteInvitation(context.db, invitation.id), ...statements])
  writeLog({ staff: 'accepted', role: user.role, account: user.id })
  return session
}

async function requireInvitation(context: Context, token: string): Promise<InvitationRow> {
  const found = await findInvitation(context.db, await sha256Hex(token), context.now().toISOString())
  if (found) return found
  const words = 'This invitation was used before, was withdrawn, or is too old. Please ask for a new one.'
  throw new Problem(422, 'link_not_valid', words)
}

async function findOwner(context: Context, email: string): Promise<User | undefined> {
  const user = await findUserByIdentifier(context.db, email)
  return user && emailKey(user.email) === email ? user : undefined
}

const hasAccount = () =>
  new Problem(409, 'email_taken', 'This address has an account. Please open the link again and enter its password.')
