import type { Evidence, IdeaField } from './idea.ts'
import type { MappedText } from './mapped-text.ts'
import { normalise } from './normalise.ts'

/**
 * A text being read: each rule takes what it understands and leaves a mark of that kind in its place, so that
 * no later rule reads the same words again ("Grade 9" is never nine learners).
 */
export const MARK = { other: '~', grade: '§', money: '¤' } as const
export type Mark = (typeof MARK)[keyof typeof MARK]

export class Reading {
  /** What is left to read; as long as the normalised text. */
  text: string
  readonly evidence: Partial<Record<IdeaField, Evidence>> = {}
  readonly source: string
  readonly normalised: MappedText

  constructor(source: string) {
    this.source = source
    this.normalised = normalise(source)
    this.text = this.normalised.text
  }

  /** Offers every match to `read`; those it says yes to are taken out of the text. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => boolean, mark: Mark = MARK.other): void {
    let rest = ''
    let from = 0
    for (const match of this.text.matchAll(pattern)) {
      if (match[0] === '' || !read(match)) continue
      rest += this.text.slice(from, match.index) + mark.repeat(match[0].length)
      from = match.index + match[0].length
    }
    if (from > 0) this.text = rest + this.text.slice(from)
  }

  blank(start: number, end: number): void {
    this.text = this.text.slice(0, start) + MARK.other.repeat(end - start) + this.text.slice(end)
  }

  /** Notes where a field was read; the first note stands. */
  note(field: IdeaField, start: number, end: number, confidence: number): void {
    this.evidence[field] ??= { ...this.normalised.sourceSpan(start, end), confidence }
  }
  noteMatch(field: IdeaField, match: RegExpExecArray, confidence: number): void {
    this.note(field, match.index, match.index + match[0].length, confidence)
  }
  /** The source's own words behind a stretch of the text. */
  words(start: number, end: number): string {
    const span = this.normalised.sourceSpan(start, end)
    return this.source.slice(span.start, span.end)
  }
}
