import { foldName } from '../fold-name.ts'
import { matchesOf } from '../matches-of.ts'

export type SchoolLevel = 'primary' | 'secondary' | 'combined' | 'intermediate'

/** Words for the level of a school, folded; they are no part of the core of its name. */
const LEVEL_WORDS: Record<SchoolLevel, readonly string[]> = {
  primary: ['primary', 'prim', 'primere', 'primer', 'laerskool', 'laer', 'ps'],
  secondary: ['secondary', 'sec', 'sekondere', 'sekonder', 'high', 'hoerskool', 'hoer', 'hs'],
  combined: ['combined', 'gekombineerde'],
  intermediate: ['intermediate', 'intermediere', 'intermedier'],
}
const LEVEL_OF = new Map(
  Object.entries(LEVEL_WORDS).flatMap(([level, words]) => words.map((word) => [word, level as SchoolLevel])),
)
/** "P/S" and "S/S", as the list and its readers shorten them; the first letter tells the level. */
const SHORTENED = /^\p{L}{1,2}\/s$/iu
const LEVEL_OF_LETTER = new Map<string, SchoolLevel>([
  ['p', 'primary'],
  ['l', 'primary'],
  ['s', 'secondary'],
  ['h', 'secondary'],
  ['c', 'combined'],
  ['i', 'intermediate'],
])
const NOUNS = new Set(['school', 'skool'])
/** Before a word for the level: "Senior Primary", "Public School". */
const QUALIFIERS = new Set(['junior', 'senior', 'lower', 'higher', 'public', 'openbare'])
const ARTICLES = new Set(['the', 'die'])
/** Words that show that a name is a school's, and that are part of its core, in one spelling. */
const KINDS = new Map([
  ['college', 'college'],
  ['kollege', 'college'],
  ['academy', 'academy'],
  ['akademie', 'academy'],
  ['preparatory', 'preparatory'],
  ['prep', 'preparatory'],
  ['gimnasium', 'gimnasium'],
])
/** Words of a school's name that come before the others: "Laerskool Ermelo". */
const LEADING = new Set(['laerskool', 'laer', 'hoerskool', 'hoer', 'skool', 'primere', 'sekondere', 'gekombineerde'])

/** A word of a text, folded, with its offsets. */
export interface NameWord {
  word: string
  start: number
  end: number
}

export function nameWordsOf(text: string): NameWord[] {
  const found = matchesOf(text, /\p{L}{1,2}\/[sS](?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’`´-][\p{L}\p{M}\p{N}]+)*/gu)
  return [...found].map(({ 0: written, index }) => ({
    word: SHORTENED.test(written) ? written.toLowerCase() : foldName(written),
    start: index,
    end: index + written.length,
  }))
}

const levelOfWord = (word: string): SchoolLevel | null =>
  (SHORTENED.test(word) ? LEVEL_OF_LETTER.get(word.charAt(0)) : LEVEL_OF.get(word)) ?? null
const isTypeWord = (word: string): boolean => NOUNS.has(word) || levelOfWord(word) !== null || SHORTENED.test(word)

export const isKind = (word: string): boolean => KINDS.has(word)
/** The word tells that the words beside it may name a school. */
export const tellsSchool = (word: string): boolean => isTypeWord(word) || isKind(word)
export const leadsName = (word: string): boolean => LEADING.has(word)

/** Words that are no part of the core: level, "school", and what qualifies them. */
export const isBesideCore = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  return (
    isTypeWord(word) ||
    (QUALIFIERS.has(word) && (isTypeWord(next) || QUALIFIERS.has(next))) ||
    (at === 0 && ARTICLES.has(word))
  )
}

/** The words that tell one school from another, folded into one: "Hoërskool Ermelo" and "Ermelo High" are "ermelo". */
export const coreOfWords = (words: readonly string[]): string =>
  words.map((word, at) => (isBesideCore(words, at) ? '' : (KINDS.get(word) ?? foldName(word)))).join('')

export const levelOfWords = (words: readonly string[]): SchoolLevel | null =>
  words.map(levelOfWord).find((level) => level !== null) ?? null

const wordsOf = (name: string): string[] => nameWordsOf(name.replace(/\(.*?\)/gu, ' ')).map(({ word }) => word)
export const coreOfName = (name: string): string => coreOfWords(wordsOf(name))
export const levelOfName = (name: string): SchoolLevel | null => levelOfWords(wordsOf(name))
