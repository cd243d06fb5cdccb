import { convenienceFeeCents } from './fees.ts'

export interface Instalments {
  feeCents: number
  /** The price with the fee: what the payments add up to. */
  totalCents: number
  /** In order of payment. All but the last are the same. */
  amountsCents: number[]
}

/** What a family pays in `count` parts: equal whole rand, and in the last what is then left, to the cent. */
export function instalmentsFor(priceCents: number, count: number): Instalments {
  const feeCents = convenienceFeeCents(priceCents)
  const totalCents = priceCents + feeCents
  const wholeRand = Math.ceil(totalCents / count / 100) * 100
  // A small sum in many parts would be paid before the last one: then the parts are cents.
  const equal = wholeRand * (count - 1) < totalCents ? wholeRand : Math.floor(totalCents / count)
  const amountsCents = [...Array.from({ length: count - 1 }, () => equal), totalCents - equal * (count - 1)]
  return { feeCents, totalCents, amountsCents }
}
