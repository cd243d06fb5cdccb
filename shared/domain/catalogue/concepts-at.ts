import { type ConceptCode, conceptOf, CONCEPTS } from './concepts.ts'
import type { Place } from './facts.ts'
import { carries } from './kinds.ts'
import type { OfferCode } from './offers.ts'

/** The concepts of each offer; one that few offers show says most about it and comes first. */
const CONCEPTS_OF_OFFER = new Map<OfferCode, ConceptCode[]>()
for (const { code, offers } of CONCEPTS.toSorted((a, b) => a.offers.length - b.offers.length))
  for (const offer of offers) CONCEPTS_OF_OFFER.set(offer, [...(CONCEPTS_OF_OFFER.get(offer) ?? []), code])

const shown = new WeakMap<Place, ReadonlySet<ConceptCode>>()
/** The concepts that the offers of a place show, those of its first offers first. */
export function conceptsAt(place: Place): ReadonlySet<ConceptCode> {
  const known = shown.get(place)
  if (known) return known
  const { offers, also_offers = [] } = place
  const concepts = new Set([...offers, ...also_offers].flatMap((offer) => CONCEPTS_OF_OFFER.get(offer) ?? []))
  shown.set(place, concepts)
  return concepts
}

const taught = new WeakMap<Place, ReadonlySet<ConceptCode>>()
/** The concepts that a lesson at the place can be about: those of what it is known for and that its kind carries. */
export function conceptsTaughtAt(place: Place): ReadonlySet<ConceptCode> {
  const known = taught.get(place)
  if (known) return known
  const concepts = new Set(
    place.offers
      .flatMap((offer) => CONCEPTS_OF_OFFER.get(offer) ?? [])
      .filter((concept) => carries(place.kind, conceptOf(concept).kind)),
  )
  taught.set(place, concepts)
  return concepts
}
