/** A year after a term, holiday, month or season; one capturing group. */
export const YEAR_AFTER = '(?:[ ,]{1,2}(?:of |in |van )?(20\\d\\d)(?!\\d))?'
export const asYear = (text: string | undefined): number | null =>
  text !== undefined && /^20\d\d$/u.test(text) ? Number(text) : null
