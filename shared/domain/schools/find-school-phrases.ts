import {
  coreOfWords,
  isBesideCore,
  isKind,
  leadsName,
  levelOfWords,
  nameWordsOf,
  type NameWord,
  type SchoolLevel,
  tellsSchool,
} from './school-name.ts'

/** Words of a text that may be the name of a school. Offsets are those of the text. */
export interface SchoolPhrase {
  start: number
  end: number
  core: string
  level: SchoolLevel | null
  /** "St Osmunda's College" may be short for "St Osmunda's College Secondary School". */
  hasKind: boolean
  /** The words of the core. */
  nameWords: NameWord[]
}

/** Words of a name beside "Primary School" or after "Laerskool". */
const MOST_WORDS = 6
/** The words "school" and "primary" stand in many places of a text; so many of them are looked at. */
const MOST_MENTIONS = 8
const MOST_CORES = 60
/** Characters; shorter cores are initials. */
const SHORTEST_CORE = 3

/** No name begins or ends with one of these. */
const NOT_AT_THE_EDGE = new Set(
  'a an and are at by we our my from for in is of on or that this to with i you their your us was whole entire local after before every each any all ons die by en van vir na op is ek n uit by te het my toe dis grade graad gr grades trip'.split(
    ' ',
  ),
)

/** Many schools are called by these alone: "the technical school", "Hoër Meisieskool". */
const TELLS_NONE_APART = new Set(
  'technical tegniese agricultural landbou girls boys meisies seuns christian christelike islamic muslim convent private special independent new model international commercial comprehensive science arts english afrikaans montessori waldorf preparatory college academy art sport sports boarding public rural township local host partner sister neighbouring'.split(
    ' ',
  ),
)

/** For each word that tells of a school, the phrases that may be its name, the longest first. */
export function findSchoolPhrases(text: string): SchoolPhrase[][] {
  const words = nameWordsOf(text)
  const found: SchoolPhrase[][] = []
  for (let first = 0; first < words.length && found.length < MOST_MENTIONS; first++) {
    if (!tellsSchool(words[first]!.word)) continue
    let last = first
    while (last + 1 < words.length && tellsSchool(words[last + 1]!.word) && isJoint(text, words, last)) last += 1
    const phrases = [...phrasesBefore(text, words, first, last), ...phrasesAfter(text, words, first, last)]
    if (phrases.length > 0) found.push(phrases.toSorted((a, b) => b.nameWords.length - a.nameWords.length))
    first = last
  }
  return found
}

/** The cores to look up for a text. Their number is bounded. */
export const coresIn = (text: string): string[] =>
  [...new Set(findSchoolPhrases(text).flatMap((phrases) => phrases.map(({ core }) => core)))].slice(0, MOST_CORES)

/** "Ermelo Primary School" */
function* phrasesBefore(text: string, words: NameWord[], first: number, last: number): Generator<SchoolPhrase> {
  for (let from = first - 1; from >= Math.max(0, first - MOST_WORDS); from--) {
    if (!isJoint(text, words, from)) return
    const phrase = phraseOf(words.slice(from, last + 1))
    if (phrase) yield phrase
  }
}

/** "Laerskool Ermelo" */
function* phrasesAfter(text: string, words: NameWord[], first: number, last: number): Generator<SchoolPhrase> {
  if (!leadsName(words[last]!.word)) return
  for (let to = last + 1; to <= Math.min(words.length - 1, last + MOST_WORDS); to++) {
    if (!isJoint(text, words, to - 1)) return
    const phrase = phraseOf(words.slice(first, to + 1))
    if (phrase) yield phrase
  }
}

function phraseOf(words: NameWord[]): SchoolPhrase | null {
  const all = words.map(({ word }) => word)
  const [first = '', second = ''] = all
  const hasInitials = first.length === 1 && second.length === 1
  if ((NOT_AT_THE_EDGE.has(first) && !hasInitials) || NOT_AT_THE_EDGE.has(all.at(-1) ?? '')) return null
  const core = coreOfWords(all)
  const nameWords = words.filter((_, at) => !isBesideCore(all, at))
  if (core.length < SHORTEST_CORE || nameWords.every(({ word }) => TELLS_NONE_APART.has(word) || isKind(word)))
    return null
  return {
    start: words[0]!.start,
    end: words.at(-1)!.end,
    core,
    level: levelOfWords(all),
    hasKind: all.some(isKind),
    nameWords,
  }
}

/** The words before and after this gap may belong to one name: "St. John's", "Berg en Dal". */
function isJoint(text: string, words: readonly NameWord[], before: number): boolean {
  const { word, end } = words[before]!
  const gap = text.slice(end, words[before + 1]!.start)
  return /^(?:['’] ?| ?- ?| ?& ?|[ \t]{1,2}|)$/u.test(gap) || (/^\. ?$/u.test(gap) && word.length <= 3)
}
