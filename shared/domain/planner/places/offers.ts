import type { Place } from '#shared/domain/catalogue/facts'
import { type Offer, type OfferCode, offerOf, OFFERS } from '#shared/domain/catalogue/offers'
import { plainName } from './facts-index.ts'
import { topicStems } from './teaching.ts'

/** Whether it can be had at a place, be it what the place is known for or not. */
export const hasOffer = ({ offers, also_offers = [] }: Place, code: OfferCode): boolean =>
  offers.includes(code) || also_offers.includes(code)

/** Any of these phrases as whole words, in words that `plainName` made. */
const anyOf = (phrases: readonly string[]): RegExp => new RegExp(` (?:${phrases.join('|')})(?= )`, 'gu')
const PHRASES = OFFERS.flatMap(({ code, phrases, unless = [] }: Offer & { code: OfferCode }) => {
  if (!phrases) return []
  const english = (phrases.en ?? []).map((phrase) => `${phrase}s?`)
  return { code, said: anyOf([...english, ...(phrases.af ?? [])]), other: unless.length > 0 ? anyOf(unless) : null }
})
/** What is asked for outright in an idea's own words. */
export function offersAskedFor(clauses: readonly string[]): OfferCode[] {
  const words = ` ${clauses.map(plainName).join(' | ')} `
  return PHRASES.filter(({ said, other }) => (other ? words.replace(other, '') : words).search(said) >= 0).map(
    ({ code }) => code,
  )
}

/** Stems of what an offer is called, by which a wish or a CAPS topic is seen to touch it. */
export const nameStems = (code: OfferCode): string[] => {
  const { name, title } = offerOf(code)
  return topicStems(`${name} ${title?.word ?? ''}`)
}
/** Stems of what an offer is called and of what people say for it. */
export const phraseStems = (code: OfferCode): string[] => [
  ...nameStems(code),
  ...(offerOf(code).phrases?.en ?? []).flatMap(topicStems),
]
