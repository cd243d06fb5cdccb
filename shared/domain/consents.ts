/**
 * The texts that people agree to. A changed text needs a new version, because the record of a consent stores the
 * version.
 */
export const CONSENTS = {
  demo_contact: { version: '2026-11-21', text: 'You may contact me about this request.' },
} as const
export type ConsentPurpose = keyof typeof CONSENTS
