/** How many days each kind of record is kept. The cron deletes by this table, and the privacy page shows it. */
export const KEPT_DAYS = {
  /** Stored answers to repeated requests. */
  answers: 1,
  /** Parsed ideas in the cache. */
  cachedIdeas: 2,
  mail: 90,
  /** Browsers that have signed in to an account, and their cookie, counted from the last sign-in. */
  knownDevices: 180,
  /** The visitor cookie, counted from the last idea. */
  visitorCookie: 182,
  /** Ideas without an account and their plans; a plan is kept at least until its trip is over. */
  ideas: 365,
  messages: 365,
  /** Orders without a payment: practice orders and unpaid ones. */
  unpaidOrders: 365,
  /** Demo requests with their consents. */
  requests: 730,
  /** Paid orders: section 29 of the Tax Administration Act requires five years. */
  paidOrders: 1826,
} as const

const WHOLE_YEARS: Readonly<Record<number, string>> = { 365: '1 year', 730: '2 years', 1826: '5 years' }

/** "90 days", "2 years". */
export const spanOf = (kind: keyof typeof KEPT_DAYS): string => {
  const days = KEPT_DAYS[kind]
  return WHOLE_YEARS[days] ?? (days === 1 ? '1 day' : `${days} days`)
}
