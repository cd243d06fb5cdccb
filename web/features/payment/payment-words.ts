import { formatDay, formatRange } from '#shared/domain/calendar'
import type { PaymentMethod } from '#shared/domain/payment/payment-errors'
import { REFUND_BANDS, refundPeriods } from '#shared/domain/payment/refunds'

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
}

/** The specification's words, under the title 'Payment Failed'. */
export const PAYMENT_FAILED = 'There was an error processing your payment. Please try again.'

export const PROVIDER_NAMES = { paystack: 'Paystack', payfast: 'PayFast' } as const

const SHARES: Record<number, string> = { 100: 'Full refund', 50: '50%', 0: 'None' }

/** The refund policy as rows: with dates if the trip's first day is known, else with days before the trip. */
export function refundRows(startsOn: string | null): { when: string; share: string }[] {
  const spans = REFUND_BANDS.map(({ daysBefore }, index) => {
    const earlier = REFUND_BANDS[index - 1]
    if (!earlier) return `${daysBefore} or more days before`
    return daysBefore === 0
      ? `fewer than ${earlier.daysBefore} days before`
      : `${daysBefore}–${earlier.daysBefore - 1} days before`
  })
  const dates = startsOn === null ? [] : refundPeriods(startsOn).map(datesOf)
  return REFUND_BANDS.map(({ percent }, index) => {
    const span = spans[index] ?? ''
    const date = dates[index]
    return { when: date ? `${date} (${span})` : sentence(span), share: SHARES[percent] ?? `${percent}%` }
  })
}

function datesOf({ from, until }: { from: string | null; until: string | null }): string {
  if (from === null) return until === null ? '' : `Up to ${formatDay(until)}`
  return until === null ? `From ${formatDay(from)}` : formatRange(from, until)
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
