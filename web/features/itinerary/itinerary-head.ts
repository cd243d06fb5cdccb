import type { Itinerary } from '#shared/contracts/itinerary'
import { type PageHead, pageHead } from '../../page-head.ts'

/** The head of a plan's page: never indexed, and a preview for the group chat without anything personal in it. */
export const itineraryHead = (id: string, itinerary: Itinerary | null): PageHead =>
  pageHead({
    path: `/itinerary/${id}`,
    title: itinerary?.title ?? 'Your itinerary',
    ...(itinerary ? { description: itinerary.summary } : {}),
    type: 'article',
    index: false,
  })
