import type { Place } from './facts.ts'
import { isNounOfKind } from './kinds.ts'
import { type StopSort, type StopSortCode, STOP_SORTS } from './stop-sorts.ts'

interface PlacesOfSort {
  kinds: ReadonlySet<string>
  nouns: ReadonlySet<string>
}
const PLACES_OF_SORTS: ReadonlyMap<string, PlacesOfSort> = new Map(
  STOP_SORTS.map(({ code, kinds, nouns }: StopSort) => [code, { kinds: new Set(kinds), nouns: new Set(nouns.en) }]),
)
type Called = Pick<Place, 'kind' | 'nouns'>

/** Whether a place is of a sort of stop: by its kind, or because people ask for it by a noun of the sort. */
export function isOfSort({ kind, nouns = [] }: Called, code: StopSortCode): boolean {
  const sort = PLACES_OF_SORTS.get(code)!
  return sort.kinds.has(kind) || nouns.some((noun) => sort.nouns.has(noun))
}

/** Whether people ask for a place by a noun of `stop-sorts.ts`: a church is no mosque, though both are of one sort. */
export const isCalledBy = ({ kind, nouns = [] }: Called, noun: string): boolean =>
  isNounOfKind(noun, kind) || nouns.includes(noun)
