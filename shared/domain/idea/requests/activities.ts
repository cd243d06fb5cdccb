import type { Span } from '../idea-text.ts'
import {
  ACTIVITY_NOUNS,
  ACTIVITY_VERBS,
  AFRIKAANS_ACTIVITY_VERBS,
  EVENT_NOUNS,
  LEADING_WORDS,
  NO_EVENT_BEFORE,
  TRAILING_WORDS,
} from './data/activity-words.ts'
import {
  AIMS,
  IS_DONE,
  NO_ACTIVITY_AFTER,
  NOUNS_TOO,
  PLANNING_VERBS,
  SIGHT_VERBS,
  STATE_VERBS,
} from './data/verb-rules.ts'
import { clausesOf } from './clauses.ts'
import { findSortNouns } from './sort-nouns.ts'
import { basesOf, isBeside, singularsOf, type Word, wordsOf } from './words.ts'

const verbs = new Set(ACTIVITY_VERBS.flatMap(({ words }) => words))
const afrikaansVerbs = new Set(AFRIKAANS_ACTIVITY_VERBS.flatMap(({ words }) => words))
const nouns = new Set(ACTIVITY_NOUNS.flatMap(({ words }) => words))
/** First words of the names of several words. */
const beginnings = new Set([...nouns].filter((noun) => noun.includes(' ')).map((noun) => noun.split(' ')[0]))
const MOST_WORDS = 4
/** An activity is as long as this, in words; what follows tells where or why. */
const LONGEST = 12

interface Clause extends Span {
  words: Word[]
}
const withWords = (open: string, { start, end }: Span): Clause => ({
  start,
  end,
  words: wordsOf(open.slice(start, end)).map((word) => ({
    text: word.text,
    start: word.start + start,
    end: word.end + start,
  })),
})

/** What the group wants to do: from the verb on, or the name of an activity. */
export function findActivities(open: string): Span[] {
  return clausesOf(open).flatMap((span) => {
    return activityByVerb(open, withWords(open, span)) ?? []
  })
}
/** Activities by their names: "night walk". */
export const findNamedActivities = (open: string): Span[] =>
  clausesOf(open).flatMap((span) => activitiesByName(open, withWords(open, span)))

function activityByVerb(open: string, { words, end }: Clause): Span | null {
  let at = 0
  while (at < words.length && LEADING_WORDS.has(words[at]!.text) && !isVerb(words[at]!)) at++
  const to = words.findIndex(
    (word, index) =>
      index >= at &&
      isVerb(word) &&
      (/^(?:to|te|and|can|will|must|could|should)$/u.test(words[index - 1]?.text ?? '') ||
        /^(?:how|hoe)$/u.test(words[index + 1]?.text ?? '')),
  )
  const wanted = words.findIndex((_word, index) => index >= at && isWantedToDo(words, index))
  if (wanted >= 0 && to < 0) return trimmed(words.slice(wanted, wanted + LONGEST))
  const leading = words[at]
  const first = leading && isVerb(leading) ? at : to
  if (first < 0) return afrikaansActivity(words, at)
  const verb = words[first]!
  const base = basesOf(verb.text).find((form) => verbs.has(form) || afrikaansVerbs.has(form))!
  const rest = open.slice(verb.end, end).replace(/~+/gu, '').trim()
  if (IS_GROUP.test(rest)) return null
  if (first === at && verb.text === base && NOUNS_TOO.has(base) && isSortNounFirst(rest)) return null
  if ((AIMS.has(base) && !/^(?:how to|to|a (?:bit|little) of) /u.test(rest)) || NO_ACTIVITY_AFTER[base]?.test(rest))
    return null
  if (SIGHT_VERBS.has(base) && !IS_DONE.test(rest) && (rest === '' || findSortNouns(rest).length > 0)) return null
  if (
    /^(?:see|sien|kyk|watch|look|view|experience|tour|explore|enjoy|discover|find|join|attend)$/u.test(base) &&
    /^(?:it|them|you|that|this|what|if|above|below|us|attached|the|a|an|and|die|at|to)?$/u.test(rest)
  )
    return null
  return trimmed(words.slice(first, first + LONGEST))
}

/** "Debating society", "hiking club": the verb belongs to the group's name. */
const IS_GROUP = /^(?:society|club|team|class|group|squad|choir|band)(?![a-z])/u
const WANTS = /^(?:wants?|wanted|like|love|hope|hoping|wish|keen|chance|able|allowed|how|prefer|dying|eager)$/u
const GROUP = /^(?:they|we|them|us|kids|learners|children|girls|boys|pupils|students|everyone|everybody|class|group)$/u
/** Where only a verb can stand: "want to …", "let them …", "the girls can …"; so any verb is known there. */
function isWantedToDo(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!
  const [before2, before] = [words[index - 2]?.text ?? '', words[index - 1]?.text ?? '']
  const isPlace =
    (before === 'to' && (WANTS.test(before2) || GROUP.test(before2))) ||
    (/^(?:let|lets|have)$/u.test(before2) && GROUP.test(before)) ||
    (/^(?:can|could|must|should)$/u.test(before) && GROUP.test(before2))
  return (
    isPlace &&
    !STATE_VERBS.has(text) &&
    !PLANNING_VERBS.has(text) &&
    !AIMS.has(text) &&
    !TRAILING_WORDS.has(text) &&
    findSortNouns(text).length === 0 &&
    words.length > index + 1
  )
}

/** "Fish factory", "craft market": the word belongs to the noun. */
const isSortNounFirst = (rest: string): boolean =>
  !/^(?:the|a|an|our|their|some|die|'n) /u.test(rest) &&
  findSortNouns(rest).some(({ start }) => rest.slice(0, start).trim().split(' ').length <= 1)

/** "…wil brood bak": the verb stands last. */
function afrikaansActivity(words: readonly Word[], from: number): Span | null {
  const last = words.findLastIndex((word) => !TRAILING_WORDS.has(word.text))
  const verb = words[last]
  if (!verb || last <= from || !afrikaansVerbs.has(verb.text)) return null
  if (!words.some(({ text }) => /^(?:wil|moet|kan|om|te|sal|gaan|graag|mag)$/u.test(text))) return null
  const span = words.slice(Math.max(from, last - LONGEST), last + 1)
  return AIMS.has(verb.text) ? null : trimmed(span)
}

function activitiesByName(open: string, { words }: Clause): Span[] {
  const found: Span[] = []
  for (let at = 0; at < words.length; at++) {
    for (
      let count = beginnings.has(words[at]!.text) ? Math.min(MOST_WORDS, words.length - at) : 1;
      count > 0;
      count--
    ) {
      const run = words.slice(at, at + count)
      if (run.some((word, index) => index > 0 && !isBeside(open, run[index - 1]!, word))) continue
      const before = run.slice(0, -1).map((word) => `${word.text} `)
      const isNamed = singularsOf(run.at(-1)!.text).some((form) => nouns.has(before.join('') + form))
      if (!isNamed && (count > 1 || !isEvent(open, words, at))) continue
      found.push({ start: withModifiers(words, at).start, end: run.at(-1)!.end })
      at += count - 1
      break
    }
  }
  return found
}

/** Names of a time or of the whole trip alone: "a morning" asks for nothing, "a morning of rafting" does. */
const NEEDS_OF_WHAT =
  /^(?:mornings?|afternoons?|evenings?|hours?|courses?|activity|activities|exercises?|tours?|projects?|games?|panel|experiences?|talks?|interviews?)$/u
const OF_WHAT = /^(?:on|about|of|with|in|by|for|given|at|along|to|through|around)$/u
/** Whether the noun before it is the last of its name. */
const endsName = ({ text }: Word): boolean =>
  TRAILING_WORDS.has(text) ||
  LEADING_WORDS.has(text) ||
  /^(?:that|which|who|where|sat|sun|mon|tue|wed|thu|fri)/u.test(text)
/** "A bush course", "one talk on sharks"; but not "our tour" and not "we walk". */
function isEvent(open: string, words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (!singularsOf(word.text).some((form) => EVENT_NOUNS.has(form))) return false
  const [before, after] = [words[at - 1], words[at + 1]]
  if (after && isBeside(open, word, after) && !endsName(after)) return false
  if (!before || !isBeside(open, before, word))
    return (
      OF_WHAT.test(after?.text ?? '') && /(?:^|[~\n,:-] ?)$/u.test(open.slice(Math.max(0, word.start - 2), word.start))
    )
  if (NO_EVENT_BEFORE.has(before.text) || /^\d/u.test(before.text)) return false
  if (/^(?:a|an|one|1|some|'n)$/u.test(before.text))
    return !NEEDS_OF_WHAT.test(word.text) || OF_WHAT.test(after?.text ?? '')
  return !LEADING_WORDS.has(before.text) && !TRAILING_WORDS.has(before.text)
}

/** "A short guided tour": the words before the name that describe it. */
function withModifiers(words: readonly Word[], at: number): Word {
  let first = at
  while (
    first > 0 &&
    at - first < 2 &&
    !LEADING_WORDS.has(words[first - 1]!.text) &&
    !TRAILING_WORDS.has(words[first - 1]!.text) &&
    !/\d/u.test(words[first - 1]!.text)
  )
    first--
  return words[first]!
}

const isVerb = ({ text }: Word): boolean =>
  basesOf(text).some((form) => verbs.has(form) || (afrikaansVerbs.has(form) && form === text))

function trimmed(words: readonly Word[]): Span | null {
  const last = words.findLastIndex((word) => !TRAILING_WORDS.has(word.text))
  return last < 0 ? null : { start: words[0]!.start, end: words[last]!.end }
}
