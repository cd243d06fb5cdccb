/** Control characters and lone surrogates have no meaning here, and not every store can keep them. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu

export const toPrintable = (typed: string): string => typed.replaceAll(UNPRINTABLE, '')

/** Typed text without characters that a store cannot keep, trimmed. */
export const toText = (typed: string): string => toPrintable(typed).replaceAll(/\r\n?/g, '\n').trim()

/** The same, on one line. */
export const toLine = (typed: string): string => toText(typed).replaceAll(/\s+/g, ' ')

/** A telephone number as people type it: "082 123 4567", "+27 (0)82-123-4567", "011 555 0134 ext 2". */
export function isPhoneNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length
  return /^\+?[\d\s().\-/]+(?:(?:ext|x)\.?\s*\d{1,5})?$/i.test(typed.trim()) && digits >= 7 && digits <= 18
}

/** A whole number as people type it: "45", "1 200", "1,200"; null if it is not one. */
export function readTypedCount(typed: string): number | null {
  const text = typed.trim()
  if (!/^\d{1,3}(?:[\s,]\d{3})+$|^\d{1,9}$/.test(text)) return null
  return Number(text.replaceAll(/\D/g, ''))
}

/**
 * Cents of an amount in rand as people type it: "R20,000", "R 20 000.50", "20000", "R20k", "ZAR 1.5m"; null if it is
 * not one.
 */
export function readTypedRand(typed: string): number | null {
  const parts = /^(?:ZAR|R)?\s*(\d{1,3}(?:[\s,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?\s*(k|m|mil(?:lion)?)?$/i.exec(
    typed.trim(),
  )
  if (!parts) return null
  const [, whole = '', decimals = '', unit = ''] = parts
  const rand = Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`)
  const factor = unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1_000 : 1_000_000
  return Math.round(rand * factor * 100)
}

/** For whom a typed budget is: each learner, the group, or the trip without saying whom; null if it is a month's. */
export type BudgetOf = 'learner' | 'group' | 'trip' | null

const BUDGET_WORDS: readonly (readonly [Exclude<BudgetOf, null>, RegExp])[] = [
  ['learner', /\s*(?:\/|\ba\b|\bper\b|\bfor each\b|\beach\b)\s*(?:learner|student|pupil|child)$|\s+each$/i],
  ['group', /\s+(?:for the (?:whole )?group|in total)$/i],
  ['trip', /\s+(?:for (?:the|this) trip|a trip|per trip)$/i],
]

/** "R4 830 a learner", "R80 000 for the group", "R20,000": cents, or null if the amount cannot be read; and for whom. */
export function readTypedBudget(typed: string): { cents: number | null; of: BudgetOf } {
  const text = typed.trim()
  const [of = null, words = /$^/] = BUDGET_WORDS.find(([, words]) => words.test(text)) ?? []
  return { cents: readTypedRand(text.replace(words, '')), of }
}
