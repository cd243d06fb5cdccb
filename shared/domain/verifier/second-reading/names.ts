import type { Facts } from '../../catalogue/facts.ts'
import { nounsOfSort, STOP_SORTS, type StopSort } from '../../catalogue/stop-sorts.ts'
import { SETTLEMENTS } from '../../idea/settlements.ts'
import { findTown } from '../derived/distance.ts'
import { earlierTrips, type Mention, overlaps, plainWord, signOffOf, type Word } from './words.ts'
import { ARTICLES, INSIDE_NAMES, NO_NAMES, SCHOOL_WORDS, TITLES, VISITING } from './words-that-are-no-name.ts'

export interface NameOfSight extends Mention {
  /** It is in the catalogue, so that it may be said in public. */
  isKnown: boolean
}

/** Words that a sort of sight ends with: "bakery", "factory". */
export const SIGHT_NOUNS: ReadonlySet<string> = new Set(
  (STOP_SORTS as readonly StopSort[])
    .filter(({ code }) => code !== 'school')
    .flatMap(nounsOfSort)
    .map((noun) => plainWord(noun.split(' ').at(-1)!)),
)
const SETTLEMENT_NAMES: ReadonlySet<string> = new Set(SETTLEMENTS.map(({ name }) => plainWord(name)))
const isCapitalised = ({ words }: Word) => /^\p{Lu}/u.test(words)
const isShouted = ({ words }: Word) => words.length > 1 && words === words.toUpperCase()
const LEAST_LETTERS = 4
const LONGEST_NAME = 8

/** Runs of capitalised words, each with its first and last index. */
function runsOf(words: readonly Word[]): [number, number][] {
  const runs: [number, number][] = []
  for (let first = 0; first < words.length; first++) {
    if (!isCapitalised(words[first]!)) continue
    let last = first
    for (let next = first + 1; next < words.length && next - first < LONGEST_NAME; next++) {
      const word = words[next]!
      if (!/^[ .&'’-]{1,3}$/u.test(word.gap) || word.opens) break
      if (isCapitalised(word)) last = next
      else if (!INSIDE_NAMES.has(word.plain)) break
    }
    runs.push([first, last])
    first = last
  }
  return runs
}

/** A telephone number or e-mail address close by makes it a person's. */
const CONTACT = /(?:\+27|\b0)\d{2}[ -]?\d{3}|@|\b(?:contact|tel|cell|phone)\b/iu
const CONTACT_REACH = 30

/** Names of sights in capital letters; conservative, so that no person, school or town is taken for one. */
export function capitalisedNames(text: string, words: readonly Word[], facts: Facts): NameOfSight[] {
  const people = signOffOf(text)
  const earlier = earlierTrips(text)
  const names: NameOfSight[] = []
  for (const run of runsOf(words)) {
    const name = tidied(words, run)
    if (!name) continue
    const [first, last] = name
    const [from, to] = [words[first]!, words[last]!]
    const found = { start: from.start, end: to.end, words: text.slice(from.start, to.end), isKnown: false }
    const around = text.slice(Math.max(0, from.start - CONTACT_REACH), to.end + CONTACT_REACH)
    if (found.start >= people || CONTACT.test(around) || earlier.some((span) => overlaps(span, found))) continue
    const parts = words.slice(first, last + 1)
    if (isSchoolOrPerson(words, first, last) || isTown(found.words, parts, facts)) continue
    if (parts.every(isShouted)) continue
    const goesThere = !from.opens && isGoneTo(words, first)
    const hasNoun = parts.length > 1 && SIGHT_NOUNS.has(to.plain)
    const before = names.at(-1)
    const inList = before !== undefined && /^(?:,| and| en| &|, and)? $/u.test(text.slice(before.end, found.start))
    const single = parts.length === 1
    if (single && (!goesThere || from.plain.length < LEAST_LETTERS)) continue
    if (hasNoun || goesThere || inList) names.push(found)
  }
  return names
}

/** After "visit", "to", or one of these and "the". */
function isGoneTo(words: readonly Word[], first: number): boolean {
  const [second, before] = [words[first - 2]?.plain ?? '', words[first - 1]?.plain ?? '']
  return VISITING.has(before) || (ARTICLES.has(before) && VISITING.has(second))
}
/** The run without words at its ends that are no name; null if nothing is left. */
function tidied(words: readonly Word[], [from, to]: [number, number]): [number, number] | null {
  let [first, last] = [from, to]
  const isNone = (at: number) => NO_NAMES.has(words[at]!.plain) || /^\d/u.test(words[at]!.words)
  while (first <= last && isNone(first)) first++
  while (last >= first && isNone(last)) last--
  return first <= last ? [first, last] : null
}
const isSchoolWord = (word: Word | undefined) => word !== undefined && SCHOOL_WORDS.has(word.plain)
/** A school goes by the name of a place: "Freedom Park Primary". */
const isOfSchool = (words: readonly Word[], first: number, last: number): boolean =>
  [first - 2, first - 1, last + 1, last + 2].some((at) => isSchoolWord(words[at]))
function isSchoolOrPerson(words: readonly Word[], first: number, last: number): boolean {
  if (isOfSchool(words, first, last) || words.slice(first, last + 1).some(isSchoolWord)) return true
  const before = words[first - 1]
  return before !== undefined && !/[.!?\n]/u.test(words[first]!.gap.slice(1)) && TITLES.has(before.plain)
}
const isTown = (name: string, parts: readonly Word[], { towns }: Facts): boolean => {
  const isOne = (words: string) => findTown(towns, words) !== null || SETTLEMENT_NAMES.has(plainWord(words))
  return (
    isOne(name) ||
    isOne(name.replace(/^the /iu, '')) ||
    (parts.length <= 3 && parts.every(({ words }) => isOne(words) || NO_NAMES.has(plainWord(words))))
  )
}

const indexes = new WeakMap<Facts, Map<string, string[][]>>()
/** Names of places of the catalogue by their first word, longest first. */
function indexOf(facts: Facts): Map<string, string[][]> {
  const known = indexes.get(facts)
  if (known) return known
  const index = new Map<string, string[][]>()
  for (const { name } of facts.places) {
    for (const form of new Set([name, name.split(/[,(:]/u)[0]!.trim()])) {
      const parts = form
        .split(/[^\p{L}\p{N}'’&-]+/u)
        .map(plainWord)
        .filter((part) => part !== '')
      if (parts.length < 2 || parts.join('').length < 8 || findTown(facts.towns, form)) continue
      index.set(parts[0]!, [...(index.get(parts[0]!) ?? []), parts])
    }
  }
  for (const forms of index.values()) forms.sort((a, b) => b.length - a.length)
  indexes.set(facts, index)
  return index
}
/** Places of the catalogue that the text names in full, in capitals or not. */
export function catalogueNames(text: string, words: readonly Word[], facts: Facts): NameOfSight[] {
  const index = indexOf(facts)
  const earlier = earlierTrips(text)
  const found: NameOfSight[] = []
  for (let at = 0; at < words.length; at++) {
    const form = index.get(words[at]!.plain)?.find((parts) => parts.every((part, i) => words[at + i]?.plain === part))
    if (!form) continue
    const [start, end] = [words[at]!.start, words[at + form.length - 1]!.end]
    const mention = { start, end, words: text.slice(start, end), isKnown: true }
    if (!earlier.some((span) => overlaps(span, mention)) && !isOfSchool(words, at, at + form.length - 1))
      found.push(mention)
    at += form.length - 1
  }
  return found
}
