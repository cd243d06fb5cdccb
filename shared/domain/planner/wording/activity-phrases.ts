import type { Place } from '#shared/domain/catalogue/facts'
import { type OfferActivity, type OfferCode, offerOf } from '#shared/domain/catalogue/offers'
import type { Candidate } from '../candidates/candidates.ts'
import { hasOffer } from '../places/offers.ts'
import { placeInWords } from '../../itinerary/words.ts'

const isFit = ({ indoors, outdoors, onFoot, notAt }: OfferActivity, { setting, water, kind }: Place): boolean =>
  !(outdoors && !indoors && setting === 'indoor') && !(onFoot && water === 'in') && !notAt?.includes(kind)
function sentenceFor({ text, indoors }: OfferActivity, place: Place): string {
  return ((place.setting === 'indoor' && indoors) || text).replace('{n}', placeInWords(place))
}

/**
 * What learners do at places with a special offer, by place. What was asked for comes first, then what
 * a place is best known for; no phrase is repeated on a trip, and the place that matters most is the first to get one.
 */
export function activityPhrasesFor(visited: readonly Candidate[], asked: readonly OfferCode[]): Map<string, string> {
  const phrases = new Map<string, string>()
  const done = new Set<OfferCode>()
  const give = (place: Place, offers: readonly OfferCode[]): void => {
    if (phrases.has(place.id)) return
    for (const code of offers) {
      const { activity } = offerOf(code)
      if (!activity || done.has(code) || !isFit(activity, place)) continue
      done.add(code)
      phrases.set(place.id, sentenceFor(activity, place))
      return
    }
  }
  const places = visited.toSorted((a, b) => b.value - a.value).map(({ place }) => place)
  for (const place of places)
    give(
      place,
      asked.filter((code) => place.offers.includes(code)),
    )
  for (const place of places)
    give(
      place,
      asked.filter((code) => hasOffer(place, code)),
    )
  for (const place of places) give(place, place.offers)
  return phrases
}
