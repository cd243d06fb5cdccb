import type { Span } from '../idea-text.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { wordsOf } from './words.ts'

/** Words that say nothing of the trip by themselves, with what stands between the words. */
export function findSmallTalk(open: string): Span[] {
  const words = wordsOf(open).filter(
    ({ text }) => SMALL_TALK_WORDS.has(text) || SMALL_TALK_WORDS.has(text.replace(/'s$/u, '')) || text.length < 2,
  )
  const gaps = [...open.matchAll(/[^a-z0-9~]{1,40}/gu)].map(({ index, 0: gap }) => ({
    start: index,
    end: index + gap.length,
  }))
  return [...words, ...gaps]
}
