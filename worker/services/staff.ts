import type { StaffList } from '#shared/contracts/staff'
import { emailKey } from '#shared/domain/email-address'
import { deleteInvitationsTo, listInvitations } from '../data/invitations.ts'
import { deleteSessionsOf } from '../data/sessions.ts'
import { listStaff, takeRole } from '../data/staff.ts'
import { findUserByUsername } from '../data/users.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'

export async function readStaff(context: Context): Promise<StaffList> {
  const [staff, invitations] = await Promise.all([
    listStaff(context.db),
    listInvitations(context.db, context.now().toISOString()),
  ])
  return {
    items: staff.flatMap(({ username, name, email, role, totpConfirmedAt }) =>
      role === 'school' ? [] : [{ username, name, email, role, has_second_step: totpConfirmedAt !== null }],
    ),
    invitations: invitations.map(({ email, role, expiresAt }) => ({ email, role, expires_at: expiresAt })),
  }
}

/**
 * Makes an editor's or administrator's account a school's. Its sessions end, and so do invitations to its address,
 * which would give the role back.
 */
export async function removeStaff(context: Context, admin: User, username: string): Promise<void> {
  const user = await findUserByUsername(context.db, username)
  if (!user || user.role === 'school')
    throw new Problem(404, 'not_staff', 'There is no editor or administrator with this username.')
  if (user.id === admin.id)
    throw new Problem(409, 'own_role', 'You cannot remove yourself. Another administrator can do that.')
  if (!(await takeRole(context.db, user.id)))
    throw new Problem(409, 'last_admin', 'This is the last administrator. Invite another one first.')
  await context.db.batch([deleteSessionsOf(context.db, user.id), deleteInvitationsTo(context.db, emailKey(user.email))])
  writeLog({ staff: 'removed', account: user.id, by: admin.id })
}
