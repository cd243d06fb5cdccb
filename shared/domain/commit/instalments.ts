import { convenienceFeeCents } from './fees.ts'

export interface Instalments {
  feeCents: number
  /** The price with the fee: the sum of all payments. */
  totalCents: number
  /** In order of payment. All but the last are equal. */
  amountsCents: number[]
}

/** The payments of a family in `count` parts: equal amounts in whole rand; the last is the rest, with cents. */
export function instalmentsFor(priceCents: number, count: number): Instalments {
  const feeCents = convenienceFeeCents(priceCents)
  const totalCents = priceCents + feeCents
  const wholeRand = Math.ceil(totalCents / count / 100) * 100
  // With whole rand, a small sum in many parts could be paid up before the last part; then equal amounts in cents are
  // used.
  const equal = wholeRand * (count - 1) < totalCents ? wholeRand : Math.floor(totalCents / count)
  const amountsCents = [...Array.from({ length: count - 1 }, () => equal), totalCents - equal * (count - 1)]
  return { feeCents, totalCents, amountsCents }
}
