import type { Span } from '../idea-text.ts'
import { clausesOf } from './clauses.ts'
import { ACTIVITY_NOUNS, EVENT_NOUNS, LEADING_WORDS, NO_EVENT_BEFORE, TRAILING_WORDS } from './data/activity-words.ts'
import { isBeside, singularsOf, type Word, wordsOf } from './words.ts'

const nouns = new Set(ACTIVITY_NOUNS.flatMap(({ words }) => words))
/** First words of the names of several words. */
const beginnings = new Set([...nouns].filter((noun) => noun.includes(' ')).map((noun) => noun.split(' ')[0]))
const MOST_WORDS = 4

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

/** Activities by their names: "night walk". */
export const findNamedActivities = (open: string): Span[] =>
  clausesOf(open).flatMap((span) => activitiesByName(open, withWords(open, span)))

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
