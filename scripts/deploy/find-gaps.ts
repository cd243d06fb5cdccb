import { isEmailAddress } from '#shared/domain/email-address'
import { BUILD_ADDRESSES, type Provider, PROVIDERS } from './settings.ts'

/** What a deployment is configured with. */
export interface Site {
  databaseId: string | undefined
  cacheId: string | undefined
  /** The hosts that lead to the Worker. */
  hosts: readonly string[]
  /** The variables of the Worker. */
  variables: Readonly<Record<string, string>>
  /** The variables of the build, `VITE_…`. */
  buildVariables: Readonly<Record<string, string | undefined>>
}

/** What is missing for a deployment: one line for each gap, none if it is complete. */
export const findGaps = (site: Site): string[] => [
  ...idGaps(site),
  ...originGaps(site),
  ...addressGaps(site),
  ...BUILD_ADDRESSES.filter((name) => isMissing(site.buildVariables[name])).map(
    (name) => `${name} is missing or an example`,
  ),
  ...providersOf(site).flatMap((provider) => providerGaps(site, provider)),
  ...bankGaps(site),
]

/** The secrets that the chosen services need. */
export const secretsFor = (site: Site): string[] =>
  providersOf(site).flatMap((provider) => PROVIDERS[provider][valueOf(site, provider)]?.secrets ?? [])

const PLACEHOLDER = /^[0-]*$/
/** Addresses under `.example` belong to nobody. */
const isMissing = (text: string | undefined) => !text?.trim() || /\.example\b/i.test(text)

function idGaps({ databaseId, cacheId }: Site): string[] {
  const ids = [
    ['database_id of the D1 database DB', databaseId],
    ['id of the KV namespace CACHE', cacheId],
  ] as const
  return ids.filter(([, id]) => PLACEHOLDER.test(id ?? '')).map(([name]) => `The ${name} is missing or zero`)
}

function originGaps({ variables, buildVariables, hosts }: Site): string[] {
  const { SITE_ORIGIN } = variables
  if (isMissing(SITE_ORIGIN)) return ['SITE_ORIGIN is missing or an example']
  const origin = URL.parse(SITE_ORIGIN ?? '')
  if (origin?.protocol !== 'https:' || origin.origin !== SITE_ORIGIN)
    return [`SITE_ORIGIN must be https:// and a host, without a slash at the end: ${SITE_ORIGIN}`]
  const gaps = []
  if (buildVariables['VITE_SITE_ORIGIN'] !== SITE_ORIGIN)
    gaps.push(
      `VITE_SITE_ORIGIN (${buildVariables['VITE_SITE_ORIGIN'] ?? 'not set'}) differs from SITE_ORIGIN (${SITE_ORIGIN})`,
    )
  if (!hosts.includes(origin.host) && !origin.host.endsWith('.workers.dev'))
    gaps.push(`No route leads from ${origin.host} to the Worker`)
  return gaps
}

function addressGaps({ variables }: Site): string[] {
  const lists = ['TEAM_EMAILS', 'DEMO_EMAILS', 'CONTACT_EMAILS'].filter(
    (name) => name === 'TEAM_EMAILS' || variables[name] !== undefined,
  )
  return lists.flatMap((name) => {
    if (isMissing(variables[name])) return [`${name} is missing or an example`]
    const wrong = (variables[name] ?? '').split(/[\s,;]+/).filter((address) => address && !isEmailAddress(address))
    return wrong.map((address) => `${name} holds "${address}", which is no email address`)
  })
}

const providersOf = ({ variables }: Site): Provider[] =>
  (Object.keys(PROVIDERS) as Provider[]).filter((name) => name === 'MAIL_TRANSPORT' || variables[name])

const valueOf = ({ variables }: Site, provider: Provider): string => variables[provider] ?? ''

function providerGaps(site: Site, provider: Provider): string[] {
  const choice = PROVIDERS[provider][valueOf(site, provider)]
  if (!choice) return [`${provider} must be one of ${Object.keys(PROVIDERS[provider]).join(', ')}`]
  return choice.variables
    .filter((name) => isMissing(site.variables[name]))
    .map((name) => `${name} is missing or an example: ${provider} "${valueOf(site, provider)}" needs it`)
}

const BANK = ['BANK_ACCOUNT_NAME', 'BANK_NAME', 'BANK_ACCOUNT_NUMBER', 'BANK_BRANCH_CODE']

/** A part of a bank account would leave the sample on the page. */
function bankGaps({ variables }: Site): string[] {
  const absent = BANK.filter((name) => !variables[name])
  return absent.length === BANK.length
    ? []
    : absent.map((name) => `${name} is missing: the others of the account are set`)
}
