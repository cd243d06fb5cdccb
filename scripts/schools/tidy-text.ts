/** Placeholders of the list for what is not known. */
const UNKNOWN = new Set(['', '0', '99', 'n/a', 'na', 'none', 'unknown', 'to be updated', 'to be confirmed'])

/** The text in one line; null if it says nothing. */
export function tidyText(written: string): string | null {
  const text = written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return UNKNOWN.has(text.toLowerCase()) ? null : inOwnCase(text)
}

/** "City of Cape Town" is the municipality's name. */
export const tidyTown = (written: string): string | null => tidyText(written)?.replace(/^City of /iu, '') ?? null

/** A name, with letters mended and capitals where they belong. */
export function tidyName(written: string): string {
  return inOwnCase(withLetters(written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()))
    .replaceAll(/(?<=['’`]|\d)S(?!\p{L})/gu, 's')
    .replaceAll(/(?<!\p{L})(?:ii|iii|iv|vi|vii|viii|ix)(?!\p{L})/giu, (numeral) => numeral.toUpperCase())
}

/**
 * The list shows "Hoﾋrskool" and "PrimﾊRe" for "Hoërskool" and "Primêre": half-width Katakana, from reading Latin
 * letters as Japanese.
 */
const withLetters = (text: string): string =>
  text.replaceAll(/[\uFF61-\uFF9F]\p{Lu}?/gu, (signs, at: number) => {
    const [sign = '', next = ''] = signs
    const letter = String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xff61 + 0xa1)
    const before = text.charAt(at - 1)
    if (/\p{Ll}/u.test(before)) return (letter + next).toLowerCase()
    return /\p{L}/u.test(before) && /\p{Ll}/u.test(text.charAt(at + 1)) ? letter.toLowerCase() : letter + next
  })

/** "HOËRSKOOL ERMELO" is "Hoërskool Ermelo"; text with small letters stays. */
const inOwnCase = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text.toLowerCase().replaceAll(/(?<![\p{L}'’`])\p{L}/gu, (letter) => letter.toUpperCase())

/** Letters that were lost or written twice over: "Ho�rskool", "HoÃ«rskool". */
export const hasBrokenLetters = (text: string): boolean => /\uFFFD|Ã[\u0080-\u00BF]/u.test(text)
