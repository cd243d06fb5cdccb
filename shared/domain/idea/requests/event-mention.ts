import { matchesOf } from '../../matches-of.ts'
import type { Span } from '../idea-text.ts'
import { LOOKS_ON } from './data/own-event-words.ts'

export type OwnEvent = 'own-match' | 'own-event' | 'own-performance'
/** Words of a text that name an event in which the group takes part. */
export interface EventMention extends Span {
  sort: OwnEvent
  words: string
  times?: number
  each?: string
  /** A competition or a match: it begins in the morning, and all else waits. */
  isContest?: true
}

export const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({
  start: index,
  end: index + words.trimEnd().length,
})
export const mentionOf = (text: string, span: Span, sort: OwnEvent): EventMention => ({
  ...span,
  sort,
  words: text.slice(span.start, span.end),
})
export const isIn = (rule: RegExp, text: string): boolean => matchesOf(text, rule).length > 0

const ONLY_LOOKS = new RegExp(LOOKS_ON, 'u')
export const wordsBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at)
/** "Watch a match", "before the finals": nothing in which the group takes part. */
export const looksOn = (text: string, at: number): boolean => ONLY_LOOKS.test(wordsBefore(text, at))
