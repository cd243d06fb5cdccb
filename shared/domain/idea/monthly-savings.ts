import { MONTH, monthNumber } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'

/** "R200 a month from January to July", "R150 per maand vir 6 maande": what families save until the trip. */
export const MONTHLY = pattern(
  `(?<![a-z0-9])(?:zar|r) ?(\\d{2,4})(?: each)? ?(?:a|per|each|every|'n|elke|/) ?(?:month|maand|mnth)(?: (?:each|elk|per (?:learner|child|kind|leerder)))?,? (?:(?:from |between |van |vanaf )?(${MONTH}) ?(?:to|till|until|tot|and|en|-) ?(${MONTH})|(?:for|vir|x|over|oor) (\\d{1,2}) (?:months|maande|mnths))(?![a-z])`,
)

/** What a learner has saved in the end, in rand. */
export function savedBy([, rand = '0', first, last, count]: RegExpExecArray): number {
  const months = count === undefined ? ((monthNumber(last!) - monthNumber(first!) + 12) % 12) + 1 : Number(count)
  return Number(rand) * months
}
