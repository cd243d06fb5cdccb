import type { Source } from './source.ts'

/** A number as a word: "three", "drie"; its ordinal: "third", "derde"; its plural, which names a grade: "threes". */
export interface NumberWords {
  value: number
  en: readonly string[]
  af: readonly string[]
  ordinal?: { en: string; af: string }
  grade?: readonly string[]
  source: Source
}

const row = (value: number, en: string, af: string, ordinal?: [string, string], grade?: string[]): NumberWords => ({
  value,
  en: [en],
  af: [af],
  ...(ordinal && { ordinal: { en: ordinal[0], af: ordinal[1] } }),
  ...(grade && { grade }),
  source: 'usage',
})

export const NUMBER_WORDS: readonly NumberWords[] = [
  row(1, 'one', 'een', ['first', 'eerste'], ['ones', 'eentjies']),
  row(2, 'two', 'twee', ['second', 'tweede'], ['twos', 'tweetjies']),
  row(3, 'three', 'drie', ['third', 'derde'], ['threes', 'drietjies']),
  row(4, 'four', 'vier', ['fourth', 'vierde'], ['fours']),
  row(5, 'five', 'vyf', ['fifth', 'vyfde'], ['fives']),
  row(6, 'six', 'ses', ['sixth', 'sesde'], ['sixes']),
  row(7, 'seven', 'sewe', ['seventh', 'sewende'], ['sevens']),
  row(8, 'eight', 'agt', ['eighth', 'agtste'], ['eights']),
  row(9, 'nine', 'nege', ['ninth', 'negende'], ['nines']),
  row(10, 'ten', 'tien', ['tenth', 'tiende'], ['tens']),
  row(11, 'eleven', 'elf', ['eleventh', 'elfde'], ['elevens']),
  row(12, 'twelve', 'twaalf', ['twelfth', 'twaalfde'], ['twelves']),
  row(13, 'thirteen', 'dertien', ['thirteenth', 'dertiende']),
  row(14, 'fourteen', 'veertien', ['fourteenth', 'veertiende']),
  row(15, 'fifteen', 'vyftien', ['fifteenth', 'vyftiende']),
  row(16, 'sixteen', 'sestien', ['sixteenth', 'sestiende']),
  row(17, 'seventeen', 'sewentien', ['seventeenth', 'sewentiende']),
  row(18, 'eighteen', 'agtien', ['eighteenth', 'agtiende']),
  row(19, 'nineteen', 'negentien', ['nineteenth', 'negentiende']),
  row(20, 'twenty', 'twintig', ['twentieth', 'twintigste']),
  row(30, 'thirty', 'dertig', ['thirtieth', 'dertigste']),
  row(40, 'forty', 'veertig'),
  row(50, 'fifty', 'vyftig'),
  row(60, 'sixty', 'sestig'),
  row(70, 'seventy', 'sewentig'),
  row(80, 'eighty', 'tagtig'),
  row(90, 'ninety', 'negentig'),
  { value: 40, en: ['fourty'], af: [], source: 'spelling' },
]

/** Words that multiply the number before them. */
export const MULTIPLIERS: readonly NumberWords[] = [
  { value: 12, en: ['dozen'], af: ['dosyn'], source: 'usage' },
  { value: 100, en: ['hundred'], af: ['honderd'], source: 'usage' },
  { value: 1000, en: ['thousand'], af: ['duisend'], source: 'usage' },
]
