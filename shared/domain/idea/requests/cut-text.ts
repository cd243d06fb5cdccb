import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import { firstsToAsk, tagsAllowed } from './allowed-tags.ts'
import { featuresOf } from './clause-features.ts'
import { type ClauseInWords, markedText, wordsWithMarks } from './clause-words.ts'
import { clausesOf } from './clauses.ts'
import { isCapital } from './names.ts'
import type { FoundRequest } from './reading.ts'
import { isTelling } from './small-talk.ts'
import type { SureKinds } from './sure-clauses.ts'
import { isSightAtEnd, sureKindsOf } from './sure-kinds.ts'
import type { WordToTag } from './tags.ts'
import { featuresOfWord } from './word-features.ts'
import { wordsInText } from './words-in-text.ts'
import { wordsOf } from './words.ts'

/** A clause with what rules have read in it. */
export interface ReadClause extends ClauseInWords {
  /** Names and nouns of sights, which may stand in a clause that asks for nothing. */
  sights: readonly FoundRequest[]
  /** What its words say of its kind. */
  features: readonly string[]
  /** Whether rules have read all its words that tell something. */
  isRead: boolean
  /** What its build says for sure, whatever the weights. */
  sure: SureKinds | null
}
/** A text cut into clauses and words, as the trained weights read it. */
export interface CutText {
  clauses: readonly ReadClause[]
  words: readonly (WordToTag & Span)[]
  certain: readonly FoundRequest[]
  sights: readonly FoundRequest[]
}

export const inside = (found: readonly FoundRequest[], clause: Span): FoundRequest[] =>
  found.filter(({ start, end }) => start < clause.end && clause.start < end).toSorted((a, b) => a.start - b.start)

/** The clauses and words of a text, with what is known of each. */
export function cutText(
  ideaText: IdeaText,
  account: Account,
  certain: readonly FoundRequest[],
  sights: readonly FoundRequest[],
): CutText {
  const { text, open } = account
  const view = { text, marked: markedText(ideaText, account), isCapital: (at: number) => isCapital(ideaText, at) }
  const cut = clausesOf(text, [...certain, ...sights]).map((clause) => ({
    ...clause,
    words: wordsWithMarks(view.marked, clause),
    found: [...new Set(inside(certain, clause).map(({ detail }) => detail.kind))],
  }))
  const clauses: ReadClause[] = []
  for (const [at, clause] of cut.entries()) {
    const read = { ...clause, sights: inside(sights, clause), features: featuresOf(view, cut, at) }
    const last = clauses.at(-1)
    const before = last && isSameSentence(text, last, clause) ? last.sure : null
    const telling = wordsOf(open.slice(clause.start, clause.end)).filter(isTelling)
    const isSeen = [...read.sights, ...certain].some((one) => isSightAtEnd(view, clause, one))
    clauses.push({ ...read, isRead: telling.length === 0, sure: sureKindsOf(view, read, telling, isSeen, before) })
  }
  const words = wordsInText(ideaText, account, cut, certain, sights)
  const firsts = firstsToAsk(words)
  return {
    clauses,
    certain,
    sights,
    words: words.map((word, at) => ({
      start: word.start,
      end: word.end,
      clause: word.clause,
      gap: word.between,
      features: featuresOfWord(words, at),
      allows: tagsAllowed(clauses[word.clause], word, at - (firsts.get(word.clause) ?? Infinity)),
    })),
  }
}

const isSameSentence = (text: string, a: Span, b: Span): boolean => !/[.!?\n]/u.test(text.slice(a.end, b.start))
