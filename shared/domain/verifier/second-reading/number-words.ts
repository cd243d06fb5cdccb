const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const ONES_AF =
  'een twee drie vier vyf ses sewe agt nege tien elf twaalf dertien veertien vyftien sestien sewentien agtien negentien'
const TENS_AF = 'twintig dertig veertig vyftig sestig sewentig tagtig negentig'

const values = new Map<string, number>()
const ones = ONES.split(' ')
const tens = TENS.split(' ')
ones.forEach((word, at) => values.set(word, at + 1))
ONES_AF.split(' ').forEach((word, at) => values.set(word, at + 1))
tens.forEach((word, at) => {
  values.set(word, (at + 2) * 10)
  for (const [one, unit] of ones.slice(0, 9).entries()) {
    values.set(`${word}-${unit}`, (at + 2) * 10 + one + 1)
    values.set(`${word} ${unit}`, (at + 2) * 10 + one + 1)
  }
})
TENS_AF.split(' ').forEach((word, at) => {
  values.set(word, (at + 2) * 10)
  for (const [one, unit] of ONES_AF.split(' ').slice(0, 9).entries())
    values.set(`${unit}-en-${word}`, (at + 2) * 10 + one + 1)
})

/** A whole number in digits or in words, as one group of a pattern; thousands may be apart. */
export const NUMBER = `(\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+|${[...values.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

/** The value of what `NUMBER` found. */
export const numberOf = (words: string): number =>
  values.get(words.toLowerCase()) ?? Number(words.replace(/[ \u00a0\u202f]/gu, ''))
