import { nounsOfSort, STOP_SORTS, type StopSort, type StopSortCode, stopSortOf } from '../../catalogue/stop-sorts.ts'
import type { Span } from '../idea-text.ts'
import { isBeside, singularsOf, type Word, wordsOf } from './words.ts'

/** A head noun of a sort of stop in a text. */
export interface SortNoun extends Span {
  sort: StopSortCode
  noun: string
}

const MOST_WORDS = 4
const sortOfNoun = new Map<string, StopSortCode>()
for (const sort of STOP_SORTS) {
  for (const noun of nounsOfSort(sort)) {
    const key = wordsOf(noun)
      .map(({ text }) => text)
      .join(' ')
    if (!sortOfNoun.has(key)) sortOfNoun.set(key, sort.code)
  }
}
/** Short nouns of Afrikaans are read as they are written: "boots" and "marks" are English. */
const SHORT = 4
const asWritten = new Set(
  STOP_SORTS.flatMap(({ nouns }: StopSort) =>
    Object.keys(nouns.af ?? {}).filter((noun) => noun.length <= SHORT && !nouns.en.includes(noun)),
  ),
)
/** First words of the nouns of several words. */
const beginnings = new Set(
  [...sortOfNoun.keys()].filter((noun) => noun.includes(' ')).map((noun) => noun.split(' ')[0]),
)
/** Afrikaans writes one word: "skoenfabriek" ends in "fabriek". Short nouns end too many other words. */
const AFRIKAANS_ENDINGS = STOP_SORTS.flatMap(({ code, nouns }) =>
  ('af' in nouns ? Object.keys(nouns.af) : [])
    .filter((noun) => noun.length >= 5 && !noun.includes(' '))
    .map((noun) => ({ noun, sort: code })),
)

/** Every noun of a sort, the longest at each word. */
export function findSortNouns(text: string): SortNoun[] {
  const words = wordsOf(text)
  const found: SortNoun[] = []
  for (let at = 0; at < words.length; at++) {
    const noun = nounAt(text, words, at)
    if (!noun) continue
    found.push(noun.found)
    at += noun.count - 1
  }
  return found
}

function nounAt(text: string, words: readonly Word[], at: number): { found: SortNoun; count: number } | null {
  const first = words[at]!
  let most = 1
  while (
    most < MOST_WORDS &&
    beginnings.has(first.text) &&
    words[at + most] &&
    isBeside(text, words[at + most - 1]!, words[at + most]!)
  )
    most++
  for (let count = most; count > 0; count--) {
    const last = words[at + count - 1]!
    const before = words.slice(at, at + count - 1).map((word) => `${word.text} `)
    for (const form of singularsOf(last.text)) {
      const noun = before.join('') + form
      const sort = sortOfNoun.get(noun)
      if (sort && (form === last.text || !asWritten.has(noun)))
        return { found: { sort, noun, start: first.start, end: last.end }, count }
    }
  }
  const compound = AFRIKAANS_ENDINGS.find(
    ({ noun }) => first.text.length > noun.length + 2 && first.text.endsWith(noun),
  )
  return compound ? { found: { ...compound, start: first.start, end: first.end }, count: 1 } : null
}

/** The sort of a name by its last head noun: "Norwood Magistrate's Court". */
export const sortOfName = (name: string): StopSortCode | null => findSortNouns(name).at(-1)?.sort ?? null
/** Its noun, in English as the table has it; none if it means any of the sort. */
export function nounOfName(name: string): { noun?: string } {
  const found = findSortNouns(name).at(-1)
  if (found === undefined) return {}
  const { isOneThing, general, nouns } = stopSortOf(found.sort)
  const noun = nouns.af?.[found.noun] ?? found.noun
  return isOneThing || general?.includes(noun) ? {} : { noun }
}
