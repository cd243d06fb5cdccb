import { matchesOf } from '../matches-of.ts'

/** A rewritten text with the offsets in the source for each of its characters. */
export class MappedText {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]

  constructor(text: string, starts: readonly number[], ends: readonly number[]) {
    this.text = text
    this.starts = starts
    this.ends = ends
  }

  /** The span of the source behind the characters from `start` to `end`. */
  sourceSpan(start: number, end: number): { start: number; end: number } {
    return { start: this.starts[start] ?? 0, end: this.ends[end - 1] ?? this.starts[start] ?? 0 }
  }

  /** The characters that were written for the source from `start` to `end`; null if it was removed. */
  spanOfSource(start: number, end: number): { start: number; end: number } | null {
    const first = this.ends.findIndex((one) => one > start)
    const last = this.starts.findLastIndex((one) => one < end)
    return first < 0 || last < first ? null : { start: first, end: last + 1 }
  }

  replace(pattern: RegExp, replacement: (match: string) => string): MappedText {
    const matches = matchesOf(this.text, pattern)
    if (matches.length === 0) return this
    const out = new MappedTextBuilder()
    let from = 0
    for (const match of matches) {
      const end = match.index + match[0].length
      out.copy(this, from, match.index)
      const written = replacement(match[0])
      if (written === match[0]) out.copy(this, match.index, end)
      else if (written !== '') {
        const span = this.sourceSpan(match.index, end)
        out.push(written, span.start, span.end)
      }
      from = end
    }
    out.copy(this, from, this.text.length)
    return out.done()
  }

  slice(start: number, end: number): MappedText {
    return new MappedText(this.text.slice(start, end), this.starts.slice(start, end), this.ends.slice(start, end))
  }

  trim(): MappedText {
    const start = this.text.length - this.text.trimStart().length
    return this.slice(start, Math.max(start, this.text.trimEnd().length))
  }
}

export class MappedTextBuilder {
  private readonly parts: string[] = []
  private readonly starts: number[] = []
  private readonly ends: number[] = []

  /** Adds `text`; each of its characters maps to the source from `start` to `end`. */
  push(text: string, start: number, end: number): void {
    this.parts.push(text)
    for (let index = 0; index < text.length; index++) {
      this.starts.push(start)
      this.ends.push(end)
    }
  }

  copy(from: MappedText, start: number, end: number): void {
    if (start >= end) return
    this.parts.push(from.text.slice(start, end))
    for (let index = start; index < end; index++) {
      this.starts.push(from.starts[index] ?? 0)
      this.ends.push(from.ends[index] ?? 0)
    }
  }

  done(): MappedText {
    return new MappedText(this.parts.join(''), this.starts, this.ends)
  }
}
