import { OFFERS, type OfferCode } from '../../catalogue/offers.ts'
import { rowOfWords } from './words.ts'

const MOST_WORDS = 4
const byPhrase = new Map<string, OfferCode>()
for (const offer of OFFERS) {
  if (!('phrases' in offer)) continue
  for (const phrase of [...offer.phrases.en, ...('af' in offer.phrases ? offer.phrases.af : [])])
    if (!byPhrase.has(phrase)) byPhrase.set(phrase, offer.code)
}

/** The offer that the longest phrase in the words asks for. */
export const offerOfWords = (text: string): OfferCode | null => rowOfWords(text, byPhrase, MOST_WORDS) ?? null
