import { matchesOf } from '../../matches-of.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'

/** What is left, as spans of the source; letters and digits only. */
export const openSpans = (ideaText: IdeaText, { open }: Account): Span[] =>
  inSource(
    ideaText,
    matchesOf(open, /[a-z0-9](?:[^~\n]{0,200}[a-z0-9])?/gu).map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    })),
  )

/** As spans of the source, each once: the heads of a pasted table stand before each of its rows. */
export function inSource({ normalised }: IdeaText, spans: readonly Span[]): Span[] {
  const all = spans.map(({ start, end }) => normalised.sourceSpan(start, end))
  return all.filter((span, at) => all.findIndex(({ start, end }) => start === span.start && end === span.end) === at)
}
