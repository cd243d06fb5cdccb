import type { Itinerary } from '#shared/contracts/itinerary'
import { type PageHead, pageHead } from '../../page-head.ts'
import { headlineInLines } from './share-message.ts'

/** The head of a plan's page: not indexed by search engines, with a link preview without personal data. */
export const itineraryHead = (id: string, itinerary: Itinerary | null): PageHead =>
  pageHead({
    path: `/itinerary/${id}`,
    title: itinerary?.title ?? 'Your itinerary',
    ...(itinerary ? { description: descriptionOf(itinerary) } : {}),
    type: 'article',
    index: false,
  })

const descriptionOf = ({ headline, summary }: Itinerary): string =>
  headline ? headlineInLines(headline).join(' ') : summary
