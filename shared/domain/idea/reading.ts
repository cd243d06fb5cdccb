import type { Evidence, IdeaField } from './idea.ts'
import type { MappedText } from './mapped-text.ts'
import { normalise } from './normalise.ts'

/**
 * A text being read: each rule takes what it understands and leaves a mark of that kind in its place, so that
 * no later rule reads the same words again ("Grade 9" is never nine learners).
 */
export const MARK = { other: '~', grade: '§', money: '¤' } as const
export interface Stretch {
  start: number
  end: number
}
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
    this.takePart(
      pattern,
      (match) => (read(match) ? { start: match.index, end: match.index + match[0].length } : null),
      mark,
    )
  }

  /** As `take`, but takes only the stretch that `read` answers; one pass, however many matches there are. */
  takePart(pattern: RegExp, read: (match: RegExpExecArray) => Stretch | null, mark: Mark = MARK.other): void {
    const parts: string[] = []
    let from = 0
    for (const match of this.text.matchAll(pattern)) {
      const taken = match[0] === '' ? null : read(match)
      if (!taken) continue
      parts.push(this.text.slice(from, taken.start), mark.repeat(taken.end - taken.start))
      from = taken.end
    }
    if (from > 0) this.text = parts.join('') + this.text.slice(from)
  }

  /** Takes stretches in the order of the text. */
  blankAll(stretches: readonly Stretch[]): void {
    const parts: string[] = []
    let from = 0
    for (const { start, end } of stretches) {
      parts.push(this.text.slice(from, start), MARK.other.repeat(end - start))
      from = end
    }
    this.text = parts.join('') + this.text.slice(from)
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
