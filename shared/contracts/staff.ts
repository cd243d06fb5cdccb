import * as z from 'zod/mini'
import { STAFF_ROLES } from '#shared/domain/invitation'
import { NewPassword } from './password.ts'
import { SignInRequest } from './sign-in.ts'
import { EmailAddress, PersonName } from './sign-up.ts'

const StaffRole = z.enum(STAFF_ROLES, 'Please choose a role.')

/** An administrator or editor. */
export const StaffMember = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  has_second_step: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** An invitation that was neither used nor withdrawn and has not expired. */
export const OpenInvitation = z.object({ email: z.string(), role: StaffRole, expires_at: z.iso.datetime() })
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Administrators first, then by name; invitations oldest first. */
export const StaffList = z.object({ items: z.array(StaffMember), invitations: z.array(OpenInvitation) })
export type StaffList = z.infer<typeof StaffList>

export const InvitationRequest = z.object({ email: EmailAddress, role: StaffRole })
export type InvitationRequest = z.infer<typeof InvitationRequest>

export const InvitationWithdrawal = z.object({ email: EmailAddress })
export type InvitationWithdrawal = z.infer<typeof InvitationWithdrawal>

/** Whom a form takes off the list of editors and administrators. */
export const StaffChoice = z.object({ username: z.string().check(z.minLength(1), z.maxLength(320)) })

/** Of the link. The page sends none: a cookie has it. */
const Token = z.optional(z.string('This link is not complete.').check(z.maxLength(100, 'This link is not complete.')))

/** What the page of an invitation shows to whoever has its link. */
export const Invitation = z.object({ email: z.string(), role: StaffRole, has_account: z.boolean() })
export type Invitation = z.infer<typeof Invitation>

/** Accepts an invitation to an address without an account. */
export const NewStaffAccount = z.object({ token: Token, name: PersonName, new_password: NewPassword })
export type NewStaffAccount = z.infer<typeof NewStaffAccount>

/** Accepts an invitation to the address of an account: its password proves whose it is. */
export const StaffSignIn = z.object({
  token: Token,
  password: SignInRequest.shape.password,
  code: SignInRequest.shape.code,
})
export type StaffSignIn = z.infer<typeof StaffSignIn>
