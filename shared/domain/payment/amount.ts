import { formatCents } from '../money.ts'

/** More than any school trip costs: what is above is a slip of the finger. */
export const MOST_CENTS = 1_000_000_000

/** Thousands set apart by spaces (then a comma may stand before the cents) or by commas, or not at all. */
const FORMS = [/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/, /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, /^\d+(?:[.,]\d{1,2})?$/]
const CENTS = /[.,](\d{1,2})$/
const MOST_DIGITS = 12

/** An amount in rand as people type it ("R4 830", "20,000.50", "ZAR 545", "545,50") in cents; null where it is none. */
export function centsOfAmount(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?(?:R|ZAR) ?/i, '')
    .replace(/ ?ZAR ?$/i, '')
    .trim()
  if (!FORMS.some((form) => form.test(text))) return null
  const rand = text.replace(CENTS, '').replaceAll(/[ ,]/g, '')
  if (rand.length > MOST_DIGITS) return null
  return Number(rand) * 100 + Number((CENTS.exec(text)?.[1] ?? '').padEnd(2, '0'))
}

/** True for what may be paid: above nothing, and no slip of the finger. */
export const isPayable = (cents: number | null): cents is number => cents !== null && cents > 0 && cents <= MOST_CENTS

/** How an amount stands in its box: "4830" or "4830.50", which every reader of numbers takes. */
export const amountInBox = (cents: number): string => formatCents(cents).replaceAll(/[R\u00a0]/g, '')
