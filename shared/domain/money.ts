/** Money is counted in whole cents; rand with decimals exist only at the edges (the catalogue's prices, the API's figures). */
export const centsOfRand = (rand: number): number => Math.round(rand * 100)
export const randOfCents = (cents: number): number => Math.round(cents) / 100
export const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** A share of an amount in whole cents, halves up; `percent` may have decimals. */
export const percentOfCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100)

/** "R4 830" or "R4 830.50", with non-breaking spaces; cents are shown only where there are any. */
export function formatCents(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = Math.abs(Math.round(cents)) % 100
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${cents < 0 ? '-' : ''}R${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
/** Whole rand, the nearest: for a price that is an estimate. */
export const formatRand = (cents: number): string => formatCents(Math.round(cents / 100) * 100)
/** Whole rand, rounded up, so that a promise ("at least R1 240") is never short. */
export const formatRandUp = (cents: number): string => formatCents(Math.ceil(cents / 100) * 100)
