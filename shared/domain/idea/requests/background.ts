import type { Span } from '../idea-text.ts'
import { NARRATIVE_WORDS } from './data/condition-words.ts'
import type { Word } from './words.ts'

const BACKGROUND =
  /(?<![a-z])(?:last (?:year|yr|time|term|month|week|january|february|march|april|may|june|july|august|september|october|november|december)|verlede|laas|every (?:second )?year|in 20(?:1\d|2[0-6])|i am writing|i teach|we are an? |my name|hope this|hoping|voted|reported|i don't know|i've got|i heard|years ago|we used to|used to|ek gee|ek is|ons is|behalf|disregard|ignore|forwarded)(?![a-z])/u

/** Whether its sentence tells of the past or of the writer. */
export function isBackground(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - 160), start)
    .split(/[.!?\n](?= |$)|\n/u)
    .at(-1)!
  return BACKGROUND.test(before.replace(/\([^()]*\)/gu, '') + text.slice(start, end))
}
export const tellsAStory = (words: readonly Word[]): boolean => words.some(({ text }) => NARRATIVE_WORDS.has(text))
