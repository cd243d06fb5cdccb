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

  /** Gives the letters of one part to another. */
  move(spans: readonly Span[], from: Part, to: Part): void {
    for (const { start, end } of spans)
      for (let at = start; at < end; at++) if (this.#parts[at] === from) this.#parts[at] = to
    this.#open = null
  }
  /** The stretches of a part that lie in none of the spans. */
  outside(spans: readonly Span[], part: Part): Span[] {
    const isInside = new Uint8Array(this.text.length)
    for (const { start, end } of spans) isInside.fill(1, start, end)
    const stretches: Span[] = []
    for (let at = 0; at < this.text.length; at++) {
      if (this.#parts[at] !== part || isInside[at] === 1) continue
      const last = stretches.at(-1)
      if (last?.end === at) last.end = at + 1
      else stretches.push({ start: at, end: at + 1 })
    }
    return stretches
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

/**
 * The whole source in stretches of one part. A letter that several parts were made of has the one that tells more; what
 * normalising left out belongs to what stands before it.
 */
export function stretchesOf(account: Account, { normalised, source }: IdeaText): (Span & { part: Part })[] {
  const parts: (Part | undefined)[] = Array.from({ length: source.length })
  for (let at = 0; at < account.text.length; at++) {
    const part = account.partAt(at)
    for (let letter = normalised.starts[at]!; letter < normalised.ends[at]!; letter++)
      if (parts[letter] === undefined || parts[letter] === 'small_talk') parts[letter] = part
  }
  let part = parts.find((one) => one !== undefined)
  if (part === undefined) return []
  const stretches: (Span & { part: Part })[] = []
  for (let letter = 0; letter < source.length; letter++) {
    part = parts[letter] ?? part
    const last = stretches.at(-1)
    if (last?.part === part) last.end = letter + 1
    else stretches.push({ part, start: letter, end: letter + 1 })
  }
  return stretches
}
