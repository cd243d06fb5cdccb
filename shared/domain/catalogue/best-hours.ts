import type { CodeRow } from './kinds.ts'

/** Why one part of the day is better than another. */
export const BEST_HOURS_REASONS = [
  { code: 'animals-active', name: 'animals are about' },
  { code: 'birds-active', name: 'birds are about' },
  { code: 'flowers-open', name: 'flowers are open' },
  { code: 'milking', name: 'the cows are milked' },
  { code: 'show', name: 'there is a show, a flight display or a ceremony' },
  { code: 'dark-sky', name: 'the sky is dark' },
  { code: 'nocturnal-animals', name: 'night animals are about' },
] as const satisfies readonly CodeRow[]
export type BestHoursReason = (typeof BEST_HOURS_REASONS)[number]['code']
