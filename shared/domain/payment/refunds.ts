import { addDays, daysBetween } from '../calendar.ts'
import { percentOfCents } from '../money.ts'

/** What comes back when a trip is cancelled this many days before it starts, most generous first. */
export const REFUND_BANDS = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 15, percent: 50 },
  { daysBefore: 0, percent: 0 },
] as const

/** A band in the calendar of one trip: cancelled from `from` (null: at any time before) to `until` (null: from then on). */
export interface RefundPeriod {
  percent: number
  from: string | null
  until: string | null
}

/** The share that comes back; none once the trip has begun. */
export const refundPercent = (startsOn: string, cancelledOn: string): number =>
  REFUND_BANDS.find(({ daysBefore }) => daysBetween(cancelledOn, startsOn) >= daysBefore)?.percent ?? 0

export const refundCents = (amountCents: number, startsOn: string, cancelledOn: string): number =>
  percentOfCents(amountCents, refundPercent(startsOn, cancelledOn))

/** The bands as days of the calendar, without gap or overlap. */
export function refundPeriods(startsOn: string): RefundPeriod[] {
  return REFUND_BANDS.map(({ daysBefore, percent }, index) => {
    const earlier = REFUND_BANDS[index - 1]
    return {
      percent,
      from: earlier ? addDays(startsOn, 1 - earlier.daysBefore) : null,
      until: daysBefore === 0 ? null : addDays(startsOn, -daysBefore),
    }
  })
}
