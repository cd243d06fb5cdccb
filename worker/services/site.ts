/** What a deployment's variables say about the site itself (wrangler.toml). */
export interface Site {
  /** Without a slash at its end. */
  origin: string
  /** Who is told when something needs a person. */
  teamEmails: string[]
}

/** Addresses are told apart by commas or spaces, so none can carry a line break; what is no address is left out. */
export function siteOf(env: Pick<Env, 'SITE_ORIGIN' | 'TEAM_EMAILS'>): Site {
  return {
    origin: env.SITE_ORIGIN.replace(/\/+$/, ''),
    teamEmails: env.TEAM_EMAILS.split(/[\s,;]+/).filter((address) => /^[^@<>":]+@[^@<>":]+$/.test(address)),
  }
}
