import type { Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'

export const isOnlyTown = (span: Span, mentions: readonly MentionInRole[]): boolean =>
  mentions.some(({ start, end, place }) => place.placeId === undefined && start <= span.start && end >= span.end)

/** The town that stands in the words or directly after them. */
export function townNear({ text }: { text: string }, span: Span, mentions: readonly MentionInRole[]): string | null {
  const near = mentions.find(
    ({ place, start, end }) =>
      place.kind !== 'place' &&
      place.kind !== 'province' &&
      ((start >= span.start && end <= span.end) ||
        (start >= span.end &&
          start - span.end < 20 &&
          /^[ ,(]{0,2}(?:in|at|near|outside|by|op|te|naby|of)? ?(?:the |die )?$/u.test(text.slice(span.end, start)))),
  )
  return near?.place.name ?? null
}
