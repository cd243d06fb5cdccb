import type { Span } from '../idea-text.ts'
import type { RequestDetail, RequestForce } from './request.ts'

/** A request while it is read: its span is in the normalised text. */
export type FoundRequest = Span & {
  detail: RequestDetail
  /** The words that a rule has read, if the request has taken those beside them. */
  core?: Span
  /** Our wording; without it, the words of the source, tidied. */
  text?: string
  /** Set where the words themselves say it ("no malls" is a condition and nothing unwanted). */
  force?: RequestForce
  /** No rule knows what it is. */
  unsure?: true
}
