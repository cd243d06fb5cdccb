export interface ReferenceTime {
  /** ISO instant, UTC. */
  createdAt: string
  /** The reference day for "next term" and missing years, in South Africa. */
  today: string
}

const DAY_MS = 86_400_000
const OLDEST_MS = 10 * 366 * DAY_MS
const NEWEST_MS = 2 * 366 * DAY_MS
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const johannesburgDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg', dateStyle: 'short' })

/**
 * The time at which an idea was written: the client's clock if it is plausible, else the server's. A local time without
 * an offset is South African time.
 */
export function readReferenceTime(clientClock: string | null | undefined, now: Date): ReferenceTime {
  const written = clientClock ? parseClock(clientClock) : Number.NaN
  const age = now.getTime() - written
  const instant = age < OLDEST_MS && age > -NEWEST_MS ? new Date(written) : now
  return { createdAt: instant.toISOString(), today: dayInSouthAfrica(instant) }
}

/** A plan that is made later uses the day on which the idea was written, like its parsing. */
export const todayOf = ({ createdAt }: { createdAt: string }): string => dayInSouthAfrica(new Date(createdAt))

function dayInSouthAfrica(instant: Date): string {
  return johannesburgDay.format(instant)
}

function parseClock(text: string): number {
  if (ISO_DAY.test(text)) return Date.parse(`${text}T00:00:00Z`)
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+02:00`)
}
