import type { Span } from '../idea-text.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { clausesOf } from './clauses.ts'
import { type Word, wordsOf } from './words.ts'

const isSmallTalk = ({ text }: Word): boolean =>
  SMALL_TALK_WORDS.has(text) || SMALL_TALK_WORDS.has(text.replace(/'s$/u, '')) || text.length < 2

/**
 * Words that say nothing of the trip by themselves, with what stands between the words. Between two words of a clause
 * that nothing has read they belong to these: "lessons for the beginners", and not "lessons" and "beginners" alone.
 */
export function findSmallTalk(open: string): Span[] {
  const isUnread = new Uint8Array(open.length)
  for (const { start, end } of clausesOf(open)) {
    const unread = wordsOf(open.slice(start, end)).filter((word) => !isSmallTalk(word))
    const last = unread.at(-1)
    if (last) isUnread.fill(1, start + unread[0]!.start, start + last.end)
  }
  const gaps = [...open.matchAll(/[^a-z0-9~]{1,40}/gu)].map(({ index, 0: gap }) => ({
    start: index,
    end: index + gap.length,
  }))
  return [...wordsOf(open).filter(isSmallTalk), ...gaps].filter(({ start }) => isUnread[start] === 0)
}
