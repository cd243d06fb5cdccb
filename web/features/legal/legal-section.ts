import type { ReactNode } from 'react'

/** One section of a legal text: a summary in plain words, then the text. */
export interface LegalSection {
  /** Its fragment in the page's address. */
  id: string
  title: string
  short: string
  body: ReactNode
}
