import type { StaffRole } from '#shared/domain/invitation'
import { SITE } from '../../web/site.ts'
import { action, facts, GREETING, type Mail, paragraph, writeMail } from './letter.ts'
import { SLOTS } from './slots.ts'

interface NewAccount {
  loginUrl: string
  /** How long the link and the password are valid. */
  validHours: number
  /** Whether the account was made for a trip, which the link then opens. */
  hasTrip: boolean
}

/**
 * To a new account: the link that confirms the address and signs in, and a temporary password. Not the username, because
 * it is made of the typed names.
 */
export function signUpMail({ loginUrl, validHours, hasTrip }: NewAccount): Mail {
  const opens = hasTrip ? 'your trip' : 'your account'
  return writeMail({
    subject: `Your ${SITE.name} account: confirm your address`,
    preview: `One tap confirms your address and opens ${opens}.`,
    greeting: GREETING,
    blocks: [
      paragraph(
        `Your free ${SITE.name} account is ready. This button confirms that the address is yours, signs you in and opens ${opens}:`,
      ),
      action(hasTrip ? 'Open my trip' : 'Open my account', SLOTS.link),
      paragraph(
        'You can choose a password later, on the page of your account. Until then you can also sign in with your email address and this one:',
      ),
      facts([
        ['Temporary password', SLOTS.password],
        ['Sign in at', loginUrl],
      ]),
      paragraph(
        `The link and the temporary password work for ${hours(validHours)}. We never ask for your password by email or telephone.`,
      ),
    ],
    reason: 'You get this message because somebody signed up with this address. If it was not you, ignore it.',
  })
}

/** To the owner of an account who asked for another link. */
export function verificationMail(validHours: number): Mail {
  return writeMail({
    subject: `Confirm your address for ${SITE.name}`,
    preview: `The link works for ${hours(validHours)}.`,
    greeting: GREETING,
    blocks: [
      paragraph('Here is the new link that you asked for. It confirms that this address is yours:'),
      action('Confirm my address', SLOTS.link),
      paragraph(`It works for ${hours(validHours)}.`),
    ],
    reason: 'You get this message because somebody who is signed in to your account asked for this link.',
  })
}

/** To the owner of an account who asked for a new password. */
export function resetMail(validMinutes: number): Mail {
  return writeMail({
    subject: `Choose a new ${SITE.name} password`,
    preview: `The link works once, for ${minutes(validMinutes)}.`,
    greeting: GREETING,
    blocks: [
      paragraph('Somebody asked for a new password for your account. If it was you, choose one here:'),
      action('Choose a new password', SLOTS.link),
      paragraph(`The link works once, for ${minutes(validMinutes)}. Until then your old password stays as it is.`),
    ],
    reason:
      'You get this message because a new password was asked for with this address. If it was not you, ignore it: nothing has changed.',
  })
}

const STAFF: Record<StaffRole, { name: string; may: string }> = {
  editor: { name: 'an editor', may: 'An editor writes and changes the posts of the blog.' },
  admin: {
    name: 'an administrator',
    may: 'An administrator also reads the site’s mail and decides who edits the site.',
  },
}

/** To somebody who is to become an editor or administrator. */
export function invitationMail(role: StaffRole, validHours: number): Mail {
  const { name, may } = STAFF[role]
  return writeMail({
    subject: `You are invited to ${SITE.name} as ${name}`,
    preview: `The link works once, for ${hours(validHours)}.`,
    greeting: GREETING,
    blocks: [
      paragraph(`An administrator invites you to become ${name} of ${SITE.name}. ${may}`),
      action('Accept the invitation', SLOTS.link),
      paragraph(
        `The link works once, for ${hours(validHours)}. Whoever has it can accept, so please do not pass it on.`,
      ),
    ],
    reason: 'You get this message because an administrator entered this address. If you did not expect it, ignore it.',
  })
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : `${count} minutes`)
