/** Formats the card fields while somebody types. Card details stay in the browser: nothing here is sent. */
export interface CardInput {
  number: string
  expiry: string
  cvv: string
  holder: string
}
export const NO_CARD: CardInput = { number: '', expiry: '', cvv: '', holder: '' }

const CARD_DIGITS = 16
const CVV_DIGITS = 4

const digitsOf = (text: string, most: number): string => text.replaceAll(/\D/g, '').slice(0, most)

/** "4242 4242 4242 4242": digits only, in groups of four, at most 19 characters. */
export const formatCardNumber = (typed: string): string =>
  digitsOf(typed, CARD_DIGITS).replaceAll(/\d{4}(?=\d)/g, '$& ')

/** "09/28": the slash is added with the third digit. No month starts with a digit above 1, so "928" is September. */
export function formatExpiry(typed: string): string {
  const short = /^\D*(?:[2-9]|1\s*\/)/.test(typed)
  const digits = digitsOf(short ? `0${typed}` : typed, 4)
  return digits.length > 2 || (short && digits.length === 2 && typed.includes('/'))
    ? `${digits.slice(0, 2)}/${digits.slice(2)}`
    : digits
}

/** The check digit of ISO/IEC 7812 (the Luhn formula), which finds each single wrong digit. */
export function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0)
  return sum % 10 === 0
}

export const formatCvv = (typed: string): string => digitsOf(typed, CVV_DIGITS)

/** The caret position after formatting: after the same number of digits as before. */
export function caretAfterFormat(typed: string, caret: number, shown: string): number {
  if (caret >= typed.length) return shown.length
  const before = typed.slice(0, caret).replaceAll(/\D/g, '').length
  let seen = 0
  for (let at = 0; at < shown.length; at++) {
    if (seen === before) return at
    if (/\d/.test(shown.charAt(at))) seen++
  }
  return shown.length
}
