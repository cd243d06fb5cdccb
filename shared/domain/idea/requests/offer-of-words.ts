import { OFFERS, type OfferCode } from '../../catalogue/offers.ts'
import { singularsOf, wordsOf } from './words.ts'

const MOST_WORDS = 4
const byPhrase = new Map<string, OfferCode>()
for (const offer of OFFERS) {
  if (!('phrases' in offer)) continue
  for (const phrase of [...offer.phrases.en, ...('af' in offer.phrases ? offer.phrases.af : [])])
    if (!byPhrase.has(phrase)) byPhrase.set(phrase, offer.code)
}

/** The offer that the longest phrase in the words asks for. */
export function offerOfWords(text: string): OfferCode | null {
  const words = wordsOf(text).map((word) => word.text)
  for (let count = MOST_WORDS; count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const before = words.slice(at, at + count - 1).map((word) => `${word} `)
      for (const form of singularsOf(words[at + count - 1]!)) {
        const offer = byPhrase.get(before.join('') + form)
        if (offer) return offer
      }
    }
  }
  return null
}
