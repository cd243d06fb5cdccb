import { yearOf } from '../calendar.ts'
import { sumCents } from '../money.ts'
import { possibleDueDates } from './due-dates.ts'
import { commitmentFeeRange, type FeeRange } from './fees.ts'
import { instalmentsFor } from './instalments.ts'

/** What a school sets: the trip's price and size, and how families may pay. Days are ISO dates. */
export interface CommitInputs {
  priceCents: number
  learners: number
  leaveOn: string
  /** Fewer families than this, and the trip is cancelled. */
  minimum: number
  firstDueOn: string
  /** As many as were wished; the dates may allow fewer. */
  instalments: number
}

export interface Payment {
  dueOn: string
  cents: number
  /** What is still to be paid after it. */
  leftCents: number
}

export interface CommitPlan {
  inputs: CommitInputs
  feeCents: number
  totalCents: number
  payments: Payment[]
  /** The most payments that the dates allow. */
  mostInstalments: number
  tripCents: number
  commitmentFee: FeeRange
  /** The same trip for who starts to pay in January of the trip's year; null where that is no later start. */
  fromJanuary: Payment[] | null
}

/** Null where the dates leave no room for two payments. */
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
