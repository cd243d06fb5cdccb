import { SITE } from '../../web/site.ts'
import { letterHtml } from './letter-html.tsx'
import { letterText } from './letter-text.ts'

/** A part of a letter. Typed text is always treated as text, never as markup. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'action'; label: string; url: string }
  /** Text by a visitor, shown as a quotation. */
  | { kind: 'quote'; text: string }

export interface Letter {
  /** Only our own words and numbers: nothing that a visitor typed may get into a header. */
  subject: string
  /** Shown next to the subject in a list of messages. */
  preview: string
  greeting: string
  blocks: readonly Block[]
  /** Why the recipient gets this message. */
  reason: string
}

/** A message in the form that a transport needs. */
export interface Mail {
  subject: string
  text: string
  html: string
}

/** Renders a letter as plain text and as HTML with the same content. */
export function writeMail(letter: Letter): Mail {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url })
export const quote = (text: string): Block => ({ kind: 'quote', text })

/**
 * Of every letter to a person. No name: the address may belong to somebody else, and "Dear …" could then say anything
 * that a stranger typed.
 */
export const GREETING = 'Good day'

export const TEAM_REASON = `You get this message because you are on the ${SITE.name} team’s list.`

/** A table of answers without the empty ones. */
export const facts = (rows: readonly (readonly [label: string, value: string | null | undefined])[]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value?.trim() ? [[label, value] as const] : [])),
})

/** A link to reply to the address from a form. */
export const replyTo = (address: string): Block =>
  action('Reply by email', `mailto:${encodeURIComponent(address).replace('%40', '@')}`)
