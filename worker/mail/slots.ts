import type { Mail } from './letter.ts'

/** What stands in a stored letter in place of each secret. A letter with slots contains no text that anybody typed. */
export const SLOTS = { link: '[link]', password: '[temporary password]' } as const

type Secrets = Partial<Record<keyof typeof SLOTS, string>>

/** The letter with its secrets. */
export function fillSlots({ subject, text, html }: Mail, secrets: Secrets): Mail {
  const fill = (words: string) =>
    words
      .replaceAll(SLOTS.link, secrets.link ?? SLOTS.link)
      .replaceAll(SLOTS.password, secrets.password ?? SLOTS.password)
  return { subject, text: fill(text), html: fill(html) }
}
