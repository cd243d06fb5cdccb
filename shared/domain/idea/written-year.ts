/** A year after a term, holiday, month or season: the group `year`. */
export const YEAR_AFTER = '(?:[ ,]{1,2}(?:of |in |van )?(?<year>20\\d\\d)(?!\\d))?'
export const asYear = (text: string | undefined): number | null =>
  text !== undefined && /^20\d\d$/u.test(text) ? Number(text) : null
