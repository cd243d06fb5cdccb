import type { StaffRole } from '#shared/domain/invitation'
import { SITE } from '../../web/site.ts'
import { action, facts, greet, type Mail, paragraph, writeMail } from './letter.ts'

interface NewAccount {
  name: string
  username: string
  temporaryPassword: string
  /** The link that confirms the address. */
  verifyUrl: string
  loginUrl: string
  /** How long the link and the password are valid. */
  validHours: number
}

/** To a new account: username, temporary password and the link that confirms the address. */
export function signUpMail(account: NewAccount): Mail {
  return writeMail({
    subject: `Your ${SITE.name} account: confirm your address`,
    preview: 'Confirm your address, then sign in with the temporary password.',
    greeting: greet(account.name),
    blocks: [
      paragraph(`Your free ${SITE.name} account is ready. First confirm that this address is yours:`),
      action('Confirm my address', account.verifyUrl),
      paragraph('Then sign in with these. You choose a password of your own the first time.'),
      facts([
        ['Username', account.username],
        ['Temporary password', account.temporaryPassword],
        ['Sign in at', account.loginUrl],
      ]),
      paragraph(
        `The link and the temporary password work for ${hours(account.validHours)}. We never ask for your password by email or telephone.`,
      ),
    ],
    reason: 'You get this message because somebody signed up with this address. If it was not you, ignore it.',
  })
}

interface Verification {
  name: string
  verifyUrl: string
  validHours: number
}

/** To the owner of an account who asked for another link. */
export function verificationMail({ name, verifyUrl, validHours }: Verification): Mail {
  return writeMail({
    subject: `Confirm your address for ${SITE.name}`,
    preview: `The link works for ${hours(validHours)}.`,
    greeting: greet(name),
    blocks: [
      paragraph('Here is the new link that you asked for. It confirms that this address is yours:'),
      action('Confirm my address', verifyUrl),
      paragraph(`It works for ${hours(validHours)}; the links that we sent before work no longer.`),
    ],
    reason: 'You get this message because somebody who is signed in to your account asked for this link.',
  })
}

interface Reset {
  name: string
  resetUrl: string
  validMinutes: number
}

/** To the owner of an account who asked for a new password. */
export function resetMail({ name, resetUrl, validMinutes }: Reset): Mail {
  return writeMail({
    subject: `Choose a new ${SITE.name} password`,
    preview: `The link works once, for ${minutes(validMinutes)}.`,
    greeting: greet(name),
    blocks: [
      paragraph('Somebody asked for a new password for your account. If it was you, choose one here:'),
      action('Choose a new password', resetUrl),
      paragraph(`The link works once, for ${minutes(validMinutes)}. Until then your old password stays as it is.`),
    ],
    reason:
      'You get this message because a new password was asked for with this address. If it was not you, ignore it: nothing has changed.',
  })
}

interface Invitation {
  /** The name of the administrator who invites. */
  invitedBy: string
  role: StaffRole
  inviteUrl: string
  validHours: number
}

const STAFF: Record<StaffRole, { name: string; may: string }> = {
  editor: { name: 'an editor', may: 'An editor writes and changes the posts of the blog.' },
  admin: {
    name: 'an administrator',
    may: 'An administrator also reads the site’s mail and decides who edits the site.',
  },
}

/** To somebody who is to become an editor or administrator. */
export function invitationMail({ invitedBy, role, inviteUrl, validHours }: Invitation): Mail {
  const { name, may } = STAFF[role]
  return writeMail({
    subject: `You are invited to ${SITE.name} as ${name}`,
    preview: `The link works once, for ${hours(validHours)}.`,
    greeting: greet(''),
    blocks: [
      paragraph(`${invitedBy} invites you to become ${name} of ${SITE.name}. ${may}`),
      action('Accept the invitation', inviteUrl),
      paragraph(
        `The link works once, for ${hours(validHours)}. Whoever has it can accept, so please do not pass it on.`,
      ),
    ],
    reason: 'You get this message because an administrator entered this address. If you did not expect it, ignore it.',
  })
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : `${count} minutes`)
