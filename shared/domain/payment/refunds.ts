import { addDays, daysBetween } from '../calendar.ts'
import { percentOfCents } from '../money.ts'

/** The refund for a trip that is cancelled this many days before it starts, largest first. */
export const REFUND_BANDS = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 15, percent: 50 },
  { daysBefore: 0, percent: 0 },
] as const

/**
 * A refund band in the calendar of one trip: cancelled from `from` (null: no earliest day) to `until` (null: no last
 * day).
 */
export interface RefundPeriod {
  percent: number
  from: string | null
  until: string | null
}

/** The percentage that is refunded; 0 after the trip has started. */
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
