import type { MessageKind } from '#shared/contracts/email-webhook'
import type { BankAccount } from '#shared/contracts/payment'
import { isEmailAddress } from '#shared/domain/email-address'

/** What a deployment's variables say about the site itself (wrangler.toml). */
export interface Site {
  /** Where the site is reached, without a slash at its end. */
  origin: string
  /** Who is told when something needs a person. */
  teamEmails: string[]
  /** Who is told of what visitors send, by its kind. */
  recipients: Record<MessageKind, string[]>
  /** Where bank transfers go. */
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

/** Addresses are told apart by commas or spaces, so none can carry a line break; what is no address is left out. */
const addressesIn = (list: string): string[] => list.split(/[\s,;]+/).filter(isEmailAddress)

/** The deployment's own account, once all of it is set; until then one that says it is a sample. */
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
