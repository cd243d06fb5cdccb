/** Texts that somebody agrees to. Whoever changes a text gives it a new version: the record of a consent names it. */
export const CONSENTS = {
  demo_contact: { version: '2026-11-21', text: 'You may contact me about this request.' },
} as const
export type ConsentPurpose = keyof typeof CONSENTS
