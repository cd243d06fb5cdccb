import type { Itinerary } from '#shared/contracts/itinerary'
import { wholeSubject } from '#shared/domain/catalogue/curriculum'
import type { BadgeTone } from '../../ui/badge.tsx'

/** Natural sciences and geography are green, history, languages and arts pink, all others blue. */
const TONES: Record<string, BadgeTone> = {
  'Agricultural Sciences': 'green',
  Geography: 'green',
  'Life Sciences': 'green',
  'Marine Sciences': 'green',
  'Natural Sciences': 'green',
  'Natural Sciences and Technology': 'green',
  'Social Sciences: Geography': 'green',
  Tourism: 'green',
  Afrikaans: 'pink',
  'Creative Arts': 'pink',
  'Dramatic Arts': 'pink',
  English: 'pink',
  History: 'pink',
  'First Additional Language': 'pink',
  'Home Language': 'pink',
  'Life Orientation': 'pink',
  'Life Skills': 'pink',
  Music: 'pink',
  'Social Sciences': 'pink',
  'Social Sciences: History': 'pink',
  'Visual Arts': 'pink',
}

/** A part has the tone of its subject, unless it has one of its own. */
export const subjectTone = (subject: string): BadgeTone => TONES[subject] ?? TONES[wholeSubject(subject)] ?? 'blue'

/** The subjects of the objectives that a place teaches, in the order of the objectives. */
export const subjectsAt = (placeId: string | undefined, links: Itinerary['objectives_map']): string[] => [
  ...new Set(
    links.filter(({ place_ids }) => placeId !== undefined && place_ids.includes(placeId)).map(({ subject }) => subject),
  ),
]
