import type { Span } from '../idea-text.ts'

/**
 * What the letters of an idea are. `hidden`: no part of the trip (quoted mails, addresses, commands, past trips);
 * `field`: read by a rule of a field;
 * `place`: names a town or province; `open`: nothing has read them.
 */
export const PARTS = ['open', 'hidden', 'field', 'place', 'request', 'small_talk'] as const
export type Part = (typeof PARTS)[number]

/** Which part each letter of a normalised text belongs to. The first part given to a letter stays. */
export class Account {
  readonly text: string
  /** The text with a mark for each letter that is no longer open. */
  open: string
  readonly #parts: Part[]

  constructor(text: string) {
    this.text = text
    this.open = text
    this.#parts = Array.from({ length: text.length }, () => 'open')
  }

  give(spans: readonly Span[], part: Part): void {
    const letters = this.open.split('')
    for (const { start, end } of spans) {
      for (let at = start; at < end; at++) {
        if (this.#parts[at] !== 'open') continue
        this.#parts[at] = part
        letters[at] = '~'
      }
    }
    this.open = letters.join('')
  }
  partAt(at: number): Part {
    return this.#parts[at] ?? 'open'
  }
  isOpen({ start, end }: Span): boolean {
    return this.#parts.slice(start, end).every((part) => part === 'open')
  }
  has({ start, end }: Span, part: Part): boolean {
    return this.#parts.slice(start, end).includes(part)
  }
}
