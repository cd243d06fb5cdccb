import type { Itinerary } from '#shared/contracts/itinerary'
import { type PageHead, pageHead } from '../../page-head.ts'

/** The head of a plan's page: not indexed by search engines, with a link preview without personal data. */
export const itineraryHead = (id: string, itinerary: Itinerary | null): PageHead =>
  pageHead({
    path: `/itinerary/${id}`,
    title: itinerary?.title ?? 'Your itinerary',
    ...(itinerary ? { description: itinerary.summary } : {}),
    type: 'article',
    index: false,
  })
