import type { Facts } from '#shared/domain/catalogue/facts'
import type { Meal, Rate, Rates } from '#shared/domain/catalogue/rates'
import { centsOfRand } from '../../money.ts'
import type { RateEnd } from '../request/economy.ts'

/** The facts that prices of the way come from. */
export type PricedBy = Pick<Facts, 'rates' | 'tollPlazas' | 'roads'>

export const rateCents = (rate: Rate, end: RateEnd | 'high'): number => centsOfRand(rate[end])
export const cateringCents = (rates: Rates, meal: Meal, end: RateEnd): number => rateCents(rates.catering[meal], end)
