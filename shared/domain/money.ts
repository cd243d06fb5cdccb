/** Money is counted in whole cents. Rand with decimals are used only in the catalogue's prices and in the API. */
export const CENTS_OF_RAND = 100
export const centsOfRand = (rand: number): number => Math.round(rand * CENTS_OF_RAND)
export const randOfCents = (cents: number): number => Math.round(cents) / 100
export const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** A percentage of an amount in whole cents, rounded half up; `percent` may have decimals. */
export const percentOfCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100)

/** "R4 830" or "R4 830.50", with non-breaking spaces; cents are omitted if they are zero. */
export function formatCents(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = Math.abs(Math.round(cents)) % 100
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${cents < 0 ? '-' : ''}R${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
/** The nearest whole rand, in cents. */
export const inWholeRand = (cents: number): number => Math.round(cents / 100) * 100
/** Rounded to whole rand, for estimates. */
export const formatRand = (cents: number): string => formatCents(inWholeRand(cents))
/** Rounded up to whole rand, so that "at least R1 240" is never too low. */
export const formatRandUp = (cents: number): string => formatCents(Math.ceil(cents / 100) * 100)
