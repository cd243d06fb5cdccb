import type { MessageKind } from '#shared/contracts/email-webhook'
import type { BankAccount } from '#shared/contracts/payment'
import { isEmailAddress } from '#shared/domain/email-address'

/** The settings of a deployment about the site itself (wrangler.toml). */
export interface Site {
  /** The origin of the site, without a slash at the end. */
  origin: string
  /** Recipients of mail about faults. */
  teamEmails: string[]
  /** Recipients of what visitors send, by kind. */
  recipients: Record<MessageKind, string[]>
  /** The account for bank transfers. */
  account: BankAccount
}

type SiteSettings = Pick<Env, 'SITE_ORIGIN' | 'TEAM_EMAILS' | 'DEMO_EMAILS' | 'CONTACT_EMAILS'> & BankSettings

export function siteOf(env: SiteSettings): Site {
  const teamEmails = addressesIn(env.TEAM_EMAILS)
  const orTeam = (list: string | undefined) => {
    const own = addressesIn(list ?? '')
    return own.length > 0 ? own : teamEmails
  }
  return {
    origin: env.SITE_ORIGIN.replace(/\/+$/, ''),
    teamEmails,
    recipients: { demo_request: orTeam(env.DEMO_EMAILS), contact: orTeam(env.CONTACT_EMAILS) },
    account: accountOf(env),
  }
}

/** Addresses separated by commas or spaces, so none can contain a line break; invalid ones are left out. */
const addressesIn = (list: string): string[] => list.split(/[\s,;]+/).filter(isEmailAddress)

/** The deployment's own account if it is completely configured, else a sample. */
function accountOf({ BANK_ACCOUNT_NAME, BANK_NAME, BANK_ACCOUNT_NUMBER, BANK_BRANCH_CODE }: BankSettings): BankAccount {
  if (BANK_ACCOUNT_NAME && BANK_NAME && BANK_ACCOUNT_NUMBER && BANK_BRANCH_CODE)
    return {
      account_name: BANK_ACCOUNT_NAME,
      bank: BANK_NAME,
      account_number: BANK_ACCOUNT_NUMBER,
      branch_code: BANK_BRANCH_CODE,
      is_sample: false,
    }
  return {
    account_name: 'Uhambo Trips (sample)',
    bank: 'Sample Bank',
    account_number: '000 000 0000',
    branch_code: '000 000',
    is_sample: true,
  }
}
