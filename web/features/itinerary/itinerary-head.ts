import type { Itinerary } from '#shared/contracts/itinerary'
import type { Language } from '#shared/domain/language'
import { type PageHead, pageHead } from '../../page-head.ts'
import { headlineInLines } from './share-message.ts'

/** The head of a plan's page: not indexed by search engines, with a link preview without personal data. */
export const itineraryHead = (id: string, itinerary: Itinerary | null, language: Language = 'en'): PageHead =>
  pageHead({
    path: `/itinerary/${id}`,
    title: itinerary?.title ?? 'Your itinerary',
    ...(itinerary ? { description: descriptionOf(itinerary, language) } : {}),
    type: 'article',
    index: false,
  })

const descriptionOf = ({ headline, summary }: Itinerary, language: Language): string =>
  headline ? headlineInLines(headline, language).join(' ') : summary
