/** Placeholders of the list for what is not known. */
const UNKNOWN = new Set(['', '0', '99', 'n/a', 'na', 'none', 'unknown', 'to be updated', 'to be confirmed'])

/** The text in one line; null if it says nothing. */
export function tidyText(written: string): string | null {
  const text = written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return UNKNOWN.has(text.toLowerCase()) ? null : inOwnCase(text)
}

/** A name, with letters mended and capitals where they belong. */
export function tidyName(written: string): string {
  return inOwnCase(withLetters(written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()))
    .replaceAll(/(?<=['’`]|\d)S(?!\p{L})/gu, 's')
    .replaceAll(/(?<!\p{L})(?:ii|iii|iv|vi|vii|viii|ix)(?!\p{L})/giu, (numeral) => numeral.toUpperCase())
}

/** The list shows "Hoﾋrskool" for "Hoërskool": half-width Katakana, from reading Latin letters as Japanese. */
const withLetters = (text: string): string =>
  text.replaceAll(/[\uFF61-\uFF9F]/gu, (sign, at: number) => {
    const letter = String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xff61 + 0xa1)
    const isInWord = /\p{L}/u.test(text.charAt(at - 1))
    return isInWord && /\p{Ll}/u.test(text.charAt(at - 1) + text.charAt(at + 1)) ? letter.toLowerCase() : letter
  })

/** "HOËRSKOOL ERMELO" is "Hoërskool Ermelo"; text with small letters stays. */
const inOwnCase = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text.toLowerCase().replaceAll(/(?<![\p{L}'’`])\p{L}/gu, (letter) => letter.toUpperCase())

/** Letters that were lost or written twice over: "Ho�rskool", "HoÃ«rskool". */
export const hasBrokenLetters = (text: string): boolean => /\uFFFD|Ã[\u0080-\u00BF]/u.test(text)
