/** The beginning of a line: with a capital, unless its first word has one inside ("uShaka"). */
export const beginning = (text: string): string =>
  /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** "the whole plan" becomes "the whole plan." */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
/** "closed on Mondays" becomes "Closed on Mondays." */
export const asSentence = (text: string): string => beginning(withStop(text))
