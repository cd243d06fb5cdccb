import type { MessageKind } from '#shared/contracts/email-webhook'
import { isEmailAddress } from '#shared/domain/email-address'

/** What a deployment's variables say about the site itself (wrangler.toml). */
export interface Site {
  /** Without a slash at its end. */
  origin: string
  /** Who is told when something needs a person. */
  teamEmails: string[]
  /** Who is told of what visitors send, by its kind. */
  recipients: Record<MessageKind, string[]>
}

export function siteOf(env: Pick<Env, 'SITE_ORIGIN' | 'TEAM_EMAILS' | 'DEMO_EMAILS' | 'CONTACT_EMAILS'>): Site {
  const teamEmails = addressesIn(env.TEAM_EMAILS)
  const orTeam = (list: string | undefined) => {
    const own = addressesIn(list ?? '')
    return own.length > 0 ? own : teamEmails
  }
  return {
    origin: env.SITE_ORIGIN.replace(/\/+$/, ''),
    teamEmails,
    recipients: { demo_request: orTeam(env.DEMO_EMAILS), contact: orTeam(env.CONTACT_EMAILS) },
  }
}

/** Addresses are told apart by commas or spaces, so none can carry a line break; what is no address is left out. */
const addressesIn = (list: string): string[] => list.split(/[\s,;]+/).filter(isEmailAddress)
