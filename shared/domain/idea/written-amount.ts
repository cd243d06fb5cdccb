/** Rand of an amount as it is written: its digits, its cents, and "k" or "million" after it. */
export function amountOf(digits: string, cents: string | undefined, ending: string | undefined): number {
  const whole = Number(digits.replace(/[ ,.']/gu, ''))
  const value = cents === undefined ? whole : Number(`${whole}.${cents}`)
  const unit = ending?.trim() ?? ''
  if (unit === '') return value
  const grouped = /[,.]/u.test(digits)
  return Math.round((grouped ? Number(digits.replace(',', '.')) : value) * (unit.startsWith('mil') ? 1_000_000 : 1000))
}
