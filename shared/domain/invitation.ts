import { ROLES, type Role } from './roles.ts'

/** The roles that an account gets by invitation only. */
export const STAFF_ROLES = ['editor', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** How long the link of an invitation works. */
export const INVITATION_HOURS = 48

/** The page of an invitation, on the site's origin. */
export const invitationPath = (token: string): string => `/invite?token=${encodeURIComponent(token)}`

/** An invitation never lowers the role of an account. */
export const higherRole = (one: Role, other: Role): Role => (ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other)

/** Where somebody goes on who has just accepted an invitation. */
export function placeOfStaff({ role, must_change_password }: { role: Role; must_change_password: boolean }): string {
  if (must_change_password) return '/account'
  return role === 'admin' ? '/admin' : '/admin/blog'
}
