import { percentOfCents } from '../money.ts'

/** Fee of a family that pays in instalments, in percent of the price; there is none for payment in full. */
export const CONVENIENCE_FEE_PERCENT = 1.5
/** Fee of a vendor who is paid at once, in percent of the amount. */
export const INSTANT_PAYOUT_FEE_PERCENT = 2
/** Fee of a school that reserves the dates, in percent of the trip's cost: usually between these two. */
const COMMITMENT_FEE_PERCENT = { least: 3, most: 5 } as const

export const convenienceFeeCents = (priceCents: number): number => percentOfCents(priceCents, CONVENIENCE_FEE_PERCENT)
export const instantPayoutFeeCents = (amountCents: number): number =>
  percentOfCents(amountCents, INSTANT_PAYOUT_FEE_PERCENT)

export interface FeeRange {
  leastCents: number
  mostCents: number
}
/** The fee is agreed for each trip, so before that it is a range. */
export const commitmentFeeRange = (tripCents: number): FeeRange => ({
  leastCents: percentOfCents(tripCents, COMMITMENT_FEE_PERCENT.least),
  mostCents: percentOfCents(tripCents, COMMITMENT_FEE_PERCENT.most),
})
