/** How long each kind of record is kept, in days: the cron deletes by it, and the privacy page says it. */
export const KEPT_DAYS = {
  /** Answers to repeated calls. */
  answers: 1,
  /** Understood ideas in the cache. */
  cachedIdeas: 2,
  mail: 90,
  /** The visitor's cookie, from the last idea on. */
  visitorCookie: 182,
  /** Ideas of nobody's account and their plans; a plan stays until its trip is over. */
  ideas: 365,
  messages: 365,
  /** Orders that moved no money: practice, and those that were never paid. */
  unpaidOrders: 365,
  /** Demo requests with their consents. */
  requests: 730,
  /** Orders that were paid: section 29 of the Tax Administration Act asks for five years. */
  paidOrders: 1826,
} as const

const WHOLE_YEARS: Readonly<Record<number, string>> = { 365: '1 year', 730: '2 years', 1826: '5 years' }

/** "90 days", "2 years". */
export const spanOf = (kind: keyof typeof KEPT_DAYS): string => {
  const days = KEPT_DAYS[kind]
  return WHOLE_YEARS[days] ?? (days === 1 ? '1 day' : `${days} days`)
}
