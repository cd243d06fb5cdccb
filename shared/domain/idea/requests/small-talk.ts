import type { Span } from '../idea-text.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { COURTESY_WORDS } from './data/courtesy-words.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { clausesOf } from './clauses.ts'
import { type Word, wordsOf } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

const isSmallTalk = ({ text }: Word): boolean =>
  SMALL_TALK_WORDS.has(text) || SMALL_TALK_WORDS.has(text.replace(/'s$/u, '')) || text.length < 2

/** A word that tells something by itself. */
export const isTelling = (word: Word): boolean =>
  word.text.length > 1 &&
  !SMALL_TALK_WORDS.has(word.text) &&
  !LEADING_WORDS.has(word.text) &&
  !TRAILING_WORDS.has(word.text) &&
  !/^\d+$/u.test(word.text)

/** Words that begin or end no thing that is told: "for the", "please". */
const isAround = ({ text }: Word): boolean => TRAILING_WORDS.has(text) || COURTESY_WORDS.has(text)

/** The words of a clause from the first to the last that tells something, as far as no mark parts them from what is unread. */
function unreadStretch(clause: string, isLeft: (word: Word) => boolean): Span | null {
  const words = wordsOf(clause)
  const isUnread = words.map(isLeft)
  let [first, last] = [isUnread.indexOf(true), isUnread.lastIndexOf(true)]
  if (first < 0) return null
  const isJoined = (at: number) => !clause.slice(words[at]!.end, words[at + 1]!.start).includes('~')
  let [from, to] = [first, last]
  while (from > 0 && isJoined(from - 1)) if (!isAround(words[--from]!)) first = from
  while (to < words.length - 1 && isJoined(to)) if (!isAround(words[++to]!)) last = to
  return { start: words[first]!.start, end: words[last]!.end }
}

/**
 * Words that say nothing of the trip by themselves, with what stands between the words. In a clause that holds words
 * that nothing has read they belong to these: "how they draw real plans", and not "draw" alone. The words of `numbers`
 * tell something: "two hours is the limit".
 */
export function findSmallTalk(open: string, numbers: readonly Span[]): Span[] {
  const isUnread = new Uint8Array(open.length)
  for (const { start, end } of clausesOf(open)) {
    const isNumber = (word: Word) =>
      numbers.some((number) => number.start < start + word.end && start + word.start < number.end)
    const stretch = unreadStretch(open.slice(start, end), (word) => isNumber(word) || !isSmallTalk(word))
    if (stretch) isUnread.fill(1, start + stretch.start, start + stretch.end)
  }
  const gaps = matchesOf(open, /[^a-z0-9~]{1,40}/gu).map(({ index, 0: gap }) => ({
    start: index,
    end: index + gap.length,
  }))
  return [...wordsOf(open).filter(isSmallTalk), ...gaps].filter(({ start }) => isUnread[start] === 0)
}
