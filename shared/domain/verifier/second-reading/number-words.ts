import type { Span, Word } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const ONES_AF =
  'een twee drie vier vyf ses sewe agt nege tien elf twaalf dertien veertien vyftien sestien sewentien agtien negentien'
const TENS_AF = 'twintig dertig veertig vyftig sestig sewentig tagtig negentig'

/** Words for numbers below a hundred, as `Word.plain` has them: "fortyfive" is "forty-five". */
const VALUES = new Map<string, number>()
for (const [ones, tens] of [
  [ONES.split(' '), TENS.split(' ')],
  [ONES_AF.split(' '), TENS_AF.split(' ')],
] as const) {
  for (const [at, one] of ones.entries()) VALUES.set(one, at + 1)
  for (const [at, ten] of tens.entries()) {
    VALUES.set(ten, (at + 2) * 10)
    for (const [below, one] of ones.slice(0, 9).entries()) {
      VALUES.set(ten + one, (at + 2) * 10 + below + 1)
      VALUES.set(`${one}en${ten}`, (at + 2) * 10 + below + 1)
    }
  }
}
/** Part of a larger number in words, which is left to the parser. */
const LARGER = new Set(['hundred', 'thousand', 'honderd', 'duisend'])

export interface WholeNumber extends Span {
  value: number
}
const DIGITS = /(?<![\p{L}\d.,:/-])(?:\d{1,3}(?:[^\S\n]\d{3})+(?!\d)|\d+)/gu
/** After these a number is a grade or a year, and counts nothing. */
const GRADE_BEFORE = /(?:grades?|gr\.?|graad|std) ?$/iu

/** Whole numbers in digits or in words, thousands together or apart. */
export function wholeNumbers(text: string, words: readonly Word[]): WholeNumber[] {
  const inDigits = matchesOf(text, DIGITS).map((match) => ({
    value: Number(match[0].replace(/\s/gu, '')),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const inWords: WholeNumber[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const next = words[at + 1]
    const both = next?.gap === ' ' ? VALUES.get(word.plain + next.plain) : undefined
    const value = both ?? VALUES.get(word.plain)
    if (value === undefined) continue
    const [before, beforeThat] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain ?? '']
    const after = words[at + (both === undefined ? 1 : 2)]?.plain ?? ''
    if (LARGER.has(before) || LARGER.has(after) || (before === 'and' && LARGER.has(beforeThat))) continue
    inWords.push({ value, start: word.start, end: both === undefined ? word.end : next!.end })
    if (both !== undefined) at++
  }
  return [...inDigits, ...inWords].filter(({ start }) => !GRADE_BEFORE.test(text.slice(Math.max(0, start - 8), start)))
}
