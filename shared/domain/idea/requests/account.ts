import type { IdeaText, Span } from '../idea-text.ts'

/**
 * What the letters of an idea are. `hidden`: no part of the trip (quoted mails, addresses, commands, past trips);
 * `field`: read by a rule of a field; `background`: tells of the past or the writer and asks for nothing;
 * `place`: names a town or province; `open`: nothing has read them.
 */
export const PARTS = ['open', 'hidden', 'field', 'place', 'request', 'background', 'small_talk'] as const
export type Part = (typeof PARTS)[number]

/** Which part each letter of a normalised text belongs to. The first part given to a letter stays. */
export class Account {
  readonly text: string
  readonly #parts: Part[]
  #open: string | null = null

  constructor(text: string) {
    this.text = text
    this.#parts = Array.from({ length: text.length }, () => 'open')
  }

  give(spans: readonly Span[], part: Part): void {
    for (const { start, end } of spans)
      for (let at = start; at < end; at++) if (this.#parts[at] === 'open') this.#parts[at] = part
    this.#open = null
  }

  /** Opens the letters of requests again that are none after all, so that they are shown as not understood. */
  reopen(spans: readonly Span[]): void {
    for (const { start, end } of spans)
      for (let at = start; at < end; at++) if (this.#parts[at] === 'request') this.#parts[at] = 'open'
    this.#open = null
  }

  /** The text with a mark for each letter that is no longer open. */
  get open(): string {
    this.#open ??= this.#marked()
    return this.#open
  }
  #marked(): string {
    const pieces: string[] = []
    let from = 0
    for (let at = 1; at <= this.text.length; at++) {
      const isOpen = this.#parts[from] === 'open'
      if (at < this.text.length && (this.#parts[at] === 'open') === isOpen) continue
      pieces.push(isOpen ? this.text.slice(from, at) : '~'.repeat(at - from))
      from = at
    }
    return pieces.join('')
  }

  partAt(at: number): Part {
    return this.#parts[at] ?? 'open'
  }
  has({ start, end }: Span, part: Part): boolean {
    return this.#parts.slice(start, end).includes(part)
  }
}

/** The whole source in stretches of one part; what normalising left out belongs to what stands before it. */
export function stretchesOf(account: Account, { normalised, source }: IdeaText): (Span & { part: Part })[] {
  const stretches: (Span & { part: Part })[] = []
  for (let at = 0; at < account.text.length; at++) {
    const part = account.partAt(at)
    const last = stretches.at(-1)
    if (last) last.end = Math.max(last.end, normalised.starts[at]!)
    if (last?.part === part) last.end = Math.max(last.end, normalised.ends[at]!)
    else stretches.push({ part, start: last?.end ?? 0, end: Math.max(last?.end ?? 0, normalised.ends[at]!) })
  }
  const last = stretches.at(-1)
  if (last) last.end = source.length
  return stretches.filter(({ start, end }) => start < end)
}
