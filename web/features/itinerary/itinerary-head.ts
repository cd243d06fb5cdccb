import type { Itinerary } from '#shared/contracts/itinerary'
import { SITE } from '../../site.ts'
import { planAddress } from './plan-address.ts'

/** The head of a plan's page: never indexed, and a preview for the group chat without anything personal in it. */
export function itineraryHead(itinerary: Itinerary | null) {
  const title = itinerary ? itinerary.title : 'Your itinerary'
  const description = itinerary?.summary ?? SITE.description
  return {
    meta: [
      { title: `${title}: ${SITE.name}` },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: SITE.name },
      { property: 'og:locale', content: 'en_ZA' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(itinerary ? [{ property: 'og:url', content: planAddress(itinerary.search_id) }] : []),
    ],
  }
}
