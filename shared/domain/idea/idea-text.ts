import type { Evidence, IdeaField } from './idea.ts'
import type { MappedText } from './mapped-text.ts'
import { normalise } from './normalise.ts'
import { matchesOf } from '../matches-of.ts'

/** Characters that replace the words that a rule took; later rules look for grades and amounts. */
export const MARK = { other: '~', grade: '§', money: '¤' } as const
export type Mark = (typeof MARK)[keyof typeof MARK]

/** Offsets in the normalised text. */
export interface Span {
  start: number
  end: number
}

/**
 * The text of an idea while it is parsed. Each rule takes the words that it understands and leaves marks in their
 * place, so that no later rule reads them again: "Grade 9" is never nine learners.
 */
export class IdeaText {
  /** What is left to read; as long as the normalised text. */
  unread: string
  readonly evidence: Partial<Record<IdeaField, Evidence>> = {}
  /** The words of all notes. */
  readonly noted: Span[] = []
  readonly source: string
  readonly normalised: MappedText

  constructor(source: string) {
    this.source = source
    this.normalised = normalise(source)
    this.unread = this.normalised.text
  }

  /** Calls `read` with every match and takes those for which it returns true; returns what it took. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => boolean, mark: Mark = MARK.other): Span[] {
    return this.takeSpans(pattern, (match) => (read(match) ? spanOf(match) : null), mark)
  }

  /** As `take`, but takes only the span that `read` returns. */
  takeSpans(pattern: RegExp, read: (match: RegExpExecArray) => Span | null, mark: Mark = MARK.other): Span[] {
    const spans = matchesOf(this.unread, pattern).flatMap((match) => (match[0] === '' ? [] : (read(match) ?? [])))
    this.blank(spans, mark)
    return spans
  }

  /** Takes spans, given in the order of the text. */
  blank(spans: readonly Span[], mark: Mark = MARK.other): void {
    if (spans.length === 0) return
    const parts: string[] = []
    let from = 0
    for (const { start, end } of spans) {
      parts.push(this.unread.slice(from, start), mark.repeat(end - start))
      from = end
    }
    this.unread = parts.join('') + this.unread.slice(from)
  }

  /** Notes where a field was read; the first note is kept. */
  note(field: IdeaField, { start, end }: Span, confidence: number): void {
    this.noted.push({ start, end })
    this.evidence[field] ??= { ...this.normalised.sourceSpan(start, end), confidence }
  }
  noteMatch(field: IdeaField, match: RegExpExecArray, confidence: number): void {
    this.note(field, spanOf(match), confidence)
  }
  /** The words of the source behind a span. */
  sourceWords({ start, end }: Span): string {
    const span = this.normalised.sourceSpan(start, end)
    return this.source.slice(span.start, span.end)
  }
}

export const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })
