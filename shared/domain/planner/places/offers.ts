import type { Place } from '#shared/domain/catalogue/facts'
import { type Offer, type OfferCode, OFFERS } from '#shared/domain/catalogue/offers'
import { plainName } from './facts-index.ts'

/** Whether a place offers it, as its main attraction or not. */
export const hasOffer = ({ offers, also_offers = [] }: Place, code: OfferCode): boolean =>
  offers.includes(code) || also_offers.includes(code)

/** Any of these phrases as whole words, in a text normalised by `plainName`. */
const anyOf = (phrases: readonly string[]): RegExp => new RegExp(` (?:${phrases.join('|')})(?= )`, 'gu')
const PHRASES = OFFERS.flatMap(({ code, phrases, unless = [] }: Offer & { code: OfferCode }) => {
  if (!phrases) return []
  const english = (phrases.en ?? []).map((phrase) => `${phrase}s?`)
  return { code, said: anyOf([...english, ...(phrases.af ?? [])]), other: unless.length > 0 ? anyOf(unless) : null }
})
/** The offers that an idea asks for in its own words. */
export function offersAskedFor(clauses: readonly string[]): OfferCode[] {
  const words = ` ${clauses.map(plainName).join(' | ')} `
  return PHRASES.filter(({ said, other }) => (other ? words.replace(other, '') : words).search(said) >= 0).map(
    ({ code }) => code,
  )
}
