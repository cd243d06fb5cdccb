import type { Facts, Place } from '../../catalogue/facts.ts'
import { GENERIC_PLACE_WORDS } from '../../idea/data/generic-place-words.ts'
import { findSortNouns } from '../../idea/requests/sort-nouns.ts'
import { plainName } from '../places/facts-index.ts'

/** A word in the names of more places tells none of them. */
const MOST_NAMESAKES = 8
const generic = new Set(GENERIC_PLACE_WORDS)

/** "Gardens" of "garden". */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word)
const stemsOf = ({ name, nouns = [] }: Place): string[] =>
  [name, ...nouns].flatMap((one) => plainName(one).split(' ').map(stemOf))

const indexes = new WeakMap<Facts, ReadonlyMap<string, ReadonlySet<Place>>>()
function placesByWord(facts: Facts): ReadonlyMap<string, ReadonlySet<Place>> {
  const known = indexes.get(facts)
  if (known) return known
  const index = new Map<string, Set<Place>>()
  for (const place of facts.places)
    for (const stem of stemsOf(place)) index.set(stem, (index.get(stem) ?? new Set()).add(place))
  indexes.set(facts, index)
  return index
}
/** The places in whose names, or nouns by which people call them, a word stands. */
export const placesNamed = (word: string, facts: Facts): ReadonlySet<Place> =>
  placesByWord(facts).get(stemOf(word)) ?? new Set()

/** Nouns of campuses that are of any; the others are short names of universities. */
const ANY_CAMPUS = new Set(
  'university campus college faculty department residence tvet expo universiteit kampus kollege'.split(' '),
)
/** "Gallery", "mine" */
export const isOfAnySort = (word: string): boolean =>
  findSortNouns(word).some(({ sort }) => sort !== 'campus' || ANY_CAMPUS.has(word))

/** Whether a word tells one of the few places that have it, and not what many are. */
export function isTelling(word: string, facts: Facts): boolean {
  const count = placesNamed(word, facts).size
  return word.length > 2 && count > 0 && count <= MOST_NAMESAKES && !generic.has(word) && !isOfAnySort(word)
}
