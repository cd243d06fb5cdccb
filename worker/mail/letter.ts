import { SITE } from '../../web/site.ts'
import { letterHtml } from './letter-html.tsx'
import { letterText } from './letter-text.ts'

/** A part of a letter. Whatever anybody typed goes in as text and comes out as text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'action'; label: string; url: string }
  /** Words of somebody else, kept apart from ours. */
  | { kind: 'quote'; text: string }

export interface Letter {
  /** Our own words and numbers alone: what a visitor typed belongs into no header. */
  subject: string
  /** Shown beside the subject in a list of messages. */
  preview: string
  greeting: string
  blocks: readonly Block[]
  /** Why this person gets this message. */
  reason: string
}

/** A message as a transport takes it. */
export interface Mail {
  subject: string
  text: string
  html: string
}

/** One letter as plain text and as HTML, which say the same. */
export function writeMail(letter: Letter): Mail {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url })
export const quote = (text: string): Block => ({ kind: 'quote', text })

export const TEAM_REASON = `You get this message because you are on the ${SITE.name} team’s list.`

/** A table of answers; what was left open is left out. */
export const facts = (rows: readonly (readonly [label: string, value: string | null | undefined])[]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value?.trim() ? [[label, value] as const] : [])),
})

/** The way to answer somebody whose address came in a form. */
export const replyTo = (address: string): Block =>
  action('Reply by email', `mailto:${encodeURIComponent(address).replace('%40', '@')}`)

/** What a name is made of: a letter to a stranger's address must not carry a message in the place of the name. */
const NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,5}$/u

/** "Dear Ms Naidoo", or "Good day" where what somebody typed as a name is none. */
export const greet = (name: string): string => {
  const line = name.trim()
  return line.length <= 60 && NAME.test(line) ? `Dear ${line}` : 'Good day'
}
