import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import type { Clause } from './clauses.ts'
import { isCapital } from './names.ts'
import type { FoundRequest } from './reading.ts'
import { classesOf, stemOf } from './word-classes.ts'
import { gapIn, type WordInText } from './word-features.ts'
import { wordsOf } from './words.ts'

/** A number is one word for all, and so is a number with letters. */
function plainForm(letters: string): string {
  if (/^\d+$/u.test(letters)) return '#'.repeat(Math.min(letters.length, 5))
  return /\d/u.test(letters) ? letters.replace(/\d+/gu, '#') : letters
}

/** The request of which a word is a part. */
const holding = (requests: readonly FoundRequest[], { start, end }: Span): FoundRequest | undefined =>
  requests.find((one) => one.start < end && start < one.end)

/** Where a clause ends after which another sentence or line begins. */
const ENDS = /[.!?;:](?= |$)|\n/u
const gapOf = (between: string): number => (ENDS.test(between) ? 2 : /[^ ]/u.test(between) ? 1 : 0)

export interface PlacedWord extends WordInText {
  clause: number
  /** As in GAPS. */
  between: number
}

/** All words of a text that are not hidden, with what rules have found at them. */
export function wordsInText(
  ideaText: IdeaText,
  account: Account,
  clauses: readonly Clause[],
  certain: readonly FoundRequest[],
  sights: readonly FoundRequest[],
): PlacedWord[] {
  const { text } = account
  const words = wordsOf(text).filter(({ start }) => account.partAt(start) !== 'hidden')
  let clause = 0
  const placed = words.map((word, at): PlacedWord => {
    while (clause < clauses.length && clauses[clause]!.end <= word.start) clause++
    const isInside = clauses[clause] !== undefined && clauses[clause]!.start <= word.start
    const form = plainForm(word.text)
    const part = account.partAt(word.start)
    const mark = part === 'place' ? '^' : ideaText.unread[word.start]!
    const sight = holding(sights, word)
    const between = text.slice(words[at - 1]?.end ?? 0, word.start)
    return {
      ...word,
      text: form,
      stem: stemOf(form),
      classes: classesOf(form),
      isCapital: isCapital(ideaText, word.start),
      mark: /[~§¤^]/u.test(mark) ? mark : part === 'field' ? '~' : '',
      found: holding(certain, word)?.detail.kind ?? null,
      sight: sight === undefined ? null : word.start <= sight.start ? 'first' : 'later',
      gap: gapIn(between),
      between: gapOf(between),
      clause: isInside ? clause : -1,
      fromStart: 0,
      fromEnd: 0,
    }
  })
  placed.forEach((word, at) => {
    const before = placed[at - 1]
    word.fromStart = before?.clause === word.clause ? before.fromStart + 1 : 0
  })
  for (let at = placed.length - 1; at >= 0; at--) {
    const after = placed[at + 1]
    if (after?.clause === placed[at]!.clause) placed[at]!.fromEnd = after.fromEnd + 1
  }
  return placed
}
