import { formatCents } from '../money.ts'

/** No school trip costs more; a larger amount is a typing error. */
export const MOST_CENTS = 1_000_000_000

/** Thousands separated by spaces (then a comma may be the decimal separator), by commas, or not at all. */
const FORMS = [/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/, /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, /^\d+(?:[.,]\d{1,2})?$/]
const CENTS = /[.,](\d{1,2})$/
const MOST_DIGITS = 12

/** Cents of an amount in rand as people type it ("R4 830", "20,000.50", "ZAR 545", "545,50"); null if it is not one. */
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

/** True if the amount is above zero and not too large to be right. */
export const isPayable = (cents: number | null): cents is number => cents !== null && cents > 0 && cents <= MOST_CENTS

/** The amount as the value of a number field: "4830" or "4830.50". */
export const amountFieldValue = (cents: number): string => formatCents(cents).replaceAll(/[R\u00a0]/g, '')
