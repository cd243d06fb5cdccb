import type { Itinerary } from '#shared/contracts/itinerary'
import type { BadgeTone } from '../../ui/badge.tsx'

/** The earth and what lives on it is green, people and their stories pink, numbers and machines blue. */
const GREEN = /geograph|life sciences|natural|agricult|eco|tourism/i
const PINK = /histor|social|art|language|religio|orientation|skills/i

export const subjectTone = (subject: string): BadgeTone =>
  GREEN.test(subject) ? 'green' : PINK.test(subject) ? 'pink' : 'blue'

/** The subjects that the plan's objectives tie to a place, in the order of the objectives. */
export const subjectsAt = (placeId: string | undefined, links: Itinerary['objectives_map']): string[] => [
  ...new Set(
    links.filter(({ place_ids }) => placeId !== undefined && place_ids.includes(placeId)).map(({ subject }) => subject),
  ),
]
