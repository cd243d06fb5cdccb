import { yearOf } from '../calendar.ts'
import { sumCents } from '../money.ts'
import { possibleDueDates } from './due-dates.ts'
import { commitmentFeeRange, type FeeRange } from './fees.ts'
import { instalmentsFor } from './instalments.ts'

/** What the school enters: price and size of the trip, and the payment terms. Days are ISO dates. */
export interface CommitInputs {
  priceCents: number
  learners: number
  leaveOn: string
  /** With fewer families than this, the trip is cancelled. */
  minimum: number
  firstDueOn: string
  /** The number that was asked for; the dates may allow fewer. */
  instalments: number
}

export interface Payment {
  dueOn: string
  cents: number
  /** The amount that remains after this payment. */
  leftCents: number
}

export interface CommitPlan {
  inputs: CommitInputs
  feeCents: number
  totalCents: number
  payments: Payment[]
  /** The largest number of payments that the dates allow. */
  mostInstalments: number
  tripCents: number
  commitmentFee: FeeRange
  /** The plan for families who start to pay in January of the trip's year; null if the normal start is not earlier. */
  fromJanuary: Payment[] | null
}

/** Null if the dates do not allow two payments. */
export function planCommit(inputs: CommitInputs): CommitPlan | null {
  const { priceCents, learners, firstDueOn, leaveOn } = inputs
  const possible = possibleDueDates(firstDueOn, leaveOn)
  if (possible.length < 2) return null
  const count = Math.min(Math.max(inputs.instalments, 2), possible.length)
  const january = `${yearOf(leaveOn)}-01-01`
  const later = firstDueOn < january ? possibleDueDates(january, leaveOn) : []
  const { feeCents, totalCents } = instalmentsFor(priceCents, count)
  const tripCents = priceCents * learners
  return {
    inputs,
    feeCents,
    totalCents,
    payments: paymentsOn(possible.slice(0, count), priceCents),
    mostInstalments: possible.length,
    tripCents,
    commitmentFee: commitmentFeeRange(tripCents),
    fromJanuary: later.length >= 2 ? paymentsOn(later, priceCents) : null,
  }
}

function paymentsOn(days: readonly string[], priceCents: number): Payment[] {
  const { amountsCents } = instalmentsFor(priceCents, days.length)
  return days.map((dueOn, index) => ({
    dueOn,
    cents: amountsCents[index]!,
    leftCents: sumCents(amountsCents.slice(index + 1)),
  }))
}
