import type { RequestKind } from '../../requests.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import type { Clause } from './clauses.ts'
import { classesOf, stemOf } from './word-classes.ts'
import type { Word } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

/** A word of a clause, or the mark of what a field or place took. */
export interface ClauseWord extends Word {
  stem: string
  classes: readonly string[]
}
/** A clause with its words and the kinds of what rules have found in it. */
export interface ClauseInWords extends Clause {
  words: readonly ClauseWord[]
  found: readonly RequestKind[]
}

/** The text with marks for what fields took, and `^` for towns; requests stay readable. */
export function markedText({ unread }: IdeaText, account: Account): string {
  const letters: string[] = []
  for (let at = 0; at < account.text.length; at++) {
    const letter = account.text[at]!
    const part = account.partAt(at)
    const isTaken = (part === 'hidden' || part === 'field' || part === 'place') && /[a-z0-9]/u.test(letter)
    const fieldMark = /[§¤]/u.test(unread[at]!) ? unread[at]! : '~'
    letters.push(isTaken ? (part === 'place' ? '^' : fieldMark) : letter)
  }
  return letters.join('')
}

const WORD_OR_MARK = /~+|§+|¤+|\^+|[a-z0-9]+(?:['.-][a-z0-9]+)*(?:'s)?/gu
/** The words of a stretch; a run of marks is one word, and so is any number. */
export const wordsWithMarks = (marked: string, { start, end }: Span): ClauseWord[] =>
  matchesOf(marked.slice(start, end), WORD_OR_MARK).map(({ 0: letters, index }) => {
    const text = plainForm(letters)
    return {
      text,
      stem: stemOf(text),
      classes: classesOf(text),
      start: start + index,
      end: start + index + letters.length,
    }
  })
/** The same words, without what tables say of them. */
export const plainWords = (marked: string, { start, end }: Span): string[] =>
  matchesOf(marked.slice(start, end), WORD_OR_MARK).map(([letters]) => plainForm(letters))
function plainForm(letters: string): string {
  if (isMark(letters)) return letters[0]!
  if (/^\d+$/u.test(letters)) return '#'
  return /\d/u.test(letters) ? '#w' : letters
}
export const isMark = (word: string): boolean => /^[~§¤^]/u.test(word)
