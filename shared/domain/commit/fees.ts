import { percentOfCents } from '../money.ts'

/** What a family pays on top for paying in parts, in percent of the price; who pays in full pays none. */
export const CONVENIENCE_FEE_PERCENT = 1.5
/** What a vendor pays for being paid at once, in percent of the amount. */
export const INSTANT_PAYOUT_FEE_PERCENT = 2
/** What a school pays to lock in the dates, in percent of the trip's cost: typically between these two. */
const COMMITMENT_FEE_PERCENT = { least: 3, most: 5 } as const

export const convenienceFeeCents = (priceCents: number): number => percentOfCents(priceCents, CONVENIENCE_FEE_PERCENT)
export const instantPayoutFeeCents = (amountCents: number): number =>
  percentOfCents(amountCents, INSTANT_PAYOUT_FEE_PERCENT)

export interface FeeRange {
  leastCents: number
  mostCents: number
}
/** The commitment fee is agreed for each trip, so it is a range until then. */
export const commitmentFeeRange = (tripCents: number): FeeRange => ({
  leastCents: percentOfCents(tripCents, COMMITMENT_FEE_PERCENT.least),
  mostCents: percentOfCents(tripCents, COMMITMENT_FEE_PERCENT.most),
})
