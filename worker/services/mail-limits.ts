const TEN_MINUTES_MS = 10 * 60_000
const AN_HOUR_MS = 3_600_000
const A_DAY_MS = 24 * AN_HOUR_MS

/** At most `most` in any `windowMs`. */
export interface Limit {
  most: number
  windowMs: number
}

interface Budget {
  /** How often one network may make the site write. */
  network: readonly Limit[]
  /** Messages to one address, whoever asks for them. */
  address: readonly Limit[]
  /** Messages in all, the team's copies included. */
  site: readonly Limit[]
}

const inTenMinutes = (most: number): Limit => ({ most, windowMs: TEN_MINUTES_MS })
const anHour = (most: number): Limit => ({ most, windowMs: AN_HOUR_MS })
const aDay = (most: number): Limit => ({ most, windowMs: A_DAY_MS })

export type MailKind =
  | 'form'
  | 'sign_up'
  | 'reset'
  | 'verification'
  | 'invitation'
  | 'order'
  | 'practice'
  | 'payment'
  | 'team'

/**
 * Each kind of mail has its own budgets, so that no kind uses up those of another. The reasons for the numbers:
 * docs/decisions/0011-who-the-site-writes-to.md.
 */
export const MAIL_BUDGETS: Record<MailKind, Budget> = {
  /** Demo requests, contact messages and the mail call. */
  form: { network: [inTenMinutes(5), aDay(20)], address: [aDay(3)], site: [aDay(200)] },
  sign_up: { network: [inTenMinutes(10), aDay(40)], address: [aDay(2)], site: [aDay(1_000)] },
  /** Links to choose a new password. */
  reset: { network: [inTenMinutes(10), aDay(40)], address: [anHour(3), aDay(6)], site: [aDay(1_000)] },
  /** Another link to confirm an address, for a signed-in user. */
  verification: { network: [inTenMinutes(5), aDay(20)], address: [aDay(3)], site: [aDay(500)] },
  /** Of editors and administrators, by an administrator. */
  invitation: { network: [], address: [anHour(3), aDay(6)], site: [aDay(200)] },
  /** Orders that were placed. */
  order: { network: [inTenMinutes(5), aDay(20)], address: [aDay(3)], site: [aDay(1_000)] },
  /** Payments of practice orders: anybody can make them. */
  practice: { network: [], address: [aDay(10)], site: [aDay(200)] },
  /** Payments that have arrived: each one cost money. */
  payment: { network: [], address: [], site: [] },
  /** Reports of plans that failed. */
  team: { network: [], address: [], site: [aDay(50)] },
}
