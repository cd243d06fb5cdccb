import { MONTH } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'

const COUNT = '(\\d{1,3})(?![\\d:/]|[.,]\\d)'
const CLASS_NAME = '(?:1[0-2]|[1-9])[a-f]'
const AND = '(?:,? ?(?:and|en) (?:the |die )?|[,;&+\\n] ?(?:the |die )?)'

export interface GroupSum {
  rule: RegExp
  /** The sum of the numbers; null if they cannot be numbers of people. */
  read: (match: RegExpExecArray) => { students: number; teachers?: number } | null
}

const DIGITS = pattern('\\d{1,3}')
const numbersIn = (text: string): number[] => [...text.matchAll(DIGITS)].map(Number)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const added = (numbers: readonly number[]) => (numbers.every((one) => one >= 5) ? { students: total(numbers) } : null)
/** Two numbers are learners and adults only where the adults are few. */
const withAdults = ([students = 0, teachers = 0]: readonly number[]) =>
  students >= 8 && teachers >= 1 && teachers * 3 <= students ? { students, teachers } : null

/** Ways to give the group as a sum or as two numbers; `learner` and `teacher` are patterns of the words for them. */
export const groupSums = (learner: string, teacher: string): GroupSum[] => [
  {
    // "(4A 38, 4B 41, 4C 36)"
    rule: pattern(
      `(?<![a-z0-9])${CLASS_NAME}[ :=-]{1,3}\\d{1,3}(?:${AND}${CLASS_NAME}[ :=-]{1,3}\\d{1,3}){1,9}(?!\\d)`,
    ),
    read: ({ 0: words }) => added(numbersIn(words.replaceAll(new RegExp(`(?<![a-z0-9])${CLASS_NAME}`, 'gu'), ' '))),
  },
  {
    // "the grade ones there are 38 and the grade twos 44"
    rule: pattern(
      `§{1,40}(?: there are | we have |[ :=-]{1,3})${COUNT}${AND}§{1,40}(?: there are | we have |[ :=-]{1,3})${COUNT}(?! ?(?:${teacher}|${MONTH}))`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "No. of learners (M/F): 21/30"
    rule: pattern(
      `(?<![a-z])(?:m ?/ ?f|f ?/ ?m|b ?/ ?g|g ?/ ?b|boys ?/ ?girls|girls ?/ ?boys|seuns ?/ ?(?:dogters|meisies))\\)?[ :=-]{1,3}(\\d{1,3}) ?[/+&-] ?(\\d{1,3})(?![\\d/])`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "17 + 26 learners"
    rule: pattern(
      `(?<![\\d.,:/r-]|between |tussen |from )(\\d{1,3}) ?(?:\\+|&|plus|and|en) ?${COUNT} (?:${learner})(?![a-z])`,
    ),
    read: ({ 0: words }) => added(numbersIn(words)),
  },
  {
    // "45+3", "28 kids+2"
    rule: pattern(
      `(?<![\\d:/r+-]|\\d[.,])${COUNT} ?(?:${learner})? ?\\+ ?(\\d{1,2})(?![\\d.:/+-])(?= ?(?:[,;)\\n§~]|\\. |$))`,
    ),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
  {
    // "44 k 2 t"
    rule: pattern('(?<![\\d.,:/r-])(\\d{2,3}) ?k[ ,&+]{1,3}(?:and )?(\\d{1,2}) ?t(?![a-z])'),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
  {
    // "7-9 may 27 kids 41 tchrs 3": the first number is the year.
    rule: pattern(
      `(?<=(?:${MONTH}) ?'?2\\d )(?:${learner}) ${COUNT}[, ]{1,2}(?:${teacher}) ${COUNT}(?! ?(?:${learner}|${teacher})(?![a-z]))`,
    ),
    read: ({ 0: words }) => withAdults(numbersIn(words)),
  },
]
