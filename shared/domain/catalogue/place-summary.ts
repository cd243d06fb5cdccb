import type { Place } from './facts.ts'

/** What a place is, with what whoever plans should know. */
export const summaryInWords = ({ summary, advice }: Pick<Place, 'summary' | 'advice'>): string =>
  advice === undefined ? summary : `${summary}; ${advice}`
