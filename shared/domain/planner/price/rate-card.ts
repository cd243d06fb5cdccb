import type { Facts } from '#shared/domain/catalogue/facts'
import type { Rate, Rates } from '#shared/domain/catalogue/rates'
import { centsOfRand } from '../../money.ts'
import type { RateEnd } from '../request/economy.ts'

/** The facts that prices of the way come from. */
export type PricedBy = Pick<Facts, 'rates' | 'tollPlazas'>

export const rateCents = (rate: Rate, end: RateEnd | 'high'): number => centsOfRand(rate[end])
export function cateringCents(rates: Rates, meal: string, end: RateEnd): number {
  const rate = rates.catering[meal]
  if (!rate) throw new Error(`The rate card has no ${meal}`)
  return rateCents(rate, end)
}
