import type { Source } from './source.ts'

/** The phases of school by CAPS, with their lowest and highest grade; Grade R is 0. */
export interface Phase {
  min: number
  max: number
  en: readonly string[]
  af: readonly string[]
  source: Source
}

export const PHASES: readonly Phase[] = [
  { min: 0, max: 3, en: ['foundation phase'], af: ['grondslagfase'], source: 'CAPS' },
  { min: 4, max: 6, en: ['intermediate phase'], af: ['intermediere fase'], source: 'CAPS' },
  { min: 7, max: 9, en: ['senior phase'], af: ['senior fase'], source: 'CAPS' },
  { min: 10, max: 12, en: ['fet phase', 'fet band', 'fet learners'], af: ['voo-fase'], source: 'CAPS' },
]
