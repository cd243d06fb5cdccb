import type { ReactNode } from 'react'

/** One section of a legal text: what it says in plain words first, then the text itself. */
export interface LegalSection {
  /** Its place in the page's address. */
  id: string
  title: string
  short: string
  body: ReactNode
}
