import { misspeltWords } from './misspelt-words.ts'
import { digitsForJoinedDays, digitsForNumberWords } from './number-words.ts'
import { type MappedText, MappedTextBuilder } from './mapped-text.ts'
import { inEnglish } from './nguni-and-sotho-words.ts'
import { digitsForOrdinalWords, digitsForSpokenYears } from './ordinal-words.ts'
import { unrollTables } from './pasted-tables.ts'
import { matchesOf } from '../matches-of.ts'

const SAME_AS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  '´': "'",
  '`': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '﹣': '-',
  '…': '.',
  '→': ' to ',
  '⇒': ' to ',
  '➔': ' to ',
  '➡': ' to ',
  '×': 'x',
  '•': ' - ',
  '●': ' - ',
  '▪': ' - ',
  '◦': ' - ',
  '*': ' ',
  _: ' ',
  '~': ' ',
  '§': ' ',
  '¤': ' ',
  '\t': '\t',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u0085': '\n',
}
/** A label with dots up to its value: "from........ Mdantsane" */
const DOTTED_LABEL = /(?<=(?:^|\n)[a-z][a-z /]{1,20}) ?\.{3,40} ?:? ?/gu
/** "Fifty-two (52) learners" is already "52 (52) learners" here. */
const SAID_TWICE = /(?<![\d.,])(\d{1,4}) \(\1\)/gu
/** What a message shortens and a date needs: "wkend", "b4". */
const SHORTENED = /(?<![a-z0-9])(?:wk-?e?nds?|wkends?|w\/e(?:nd)?|week-ends?|b4)(?![a-z0-9])/gu
const inFull = (word: string): string => (word === 'b4' ? 'before' : 'weekend')
/** "+-45 kids", "± R300", "+/- 3 hours" */
const ABOUT = /(?:\+ ?\/? ?-|±) ?(?=(?:r ?)?\d)/gu
const QUOTED_LINE = /(?<=^|\n) *>[^\n]*/gu
const QUOTE_MARKS = /(?<=^|\n) *>[> ]*/gu
const countLetters = (text: string): number => text.replaceAll(/\s/gu, '').length
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/u

/**
 * The text for the rules: lower case, plain letters, one space between words, plain dashes and quotes,
 * number words as digits, no ordinal endings, each row of a pasted table as labelled lines, no marks before a forwarded
 * mail. Running it on its own result changes nothing.
 */
export function normalise(source: string): MappedText {
  return tidySpaces(inEnglish(tidySpaces(unrollTables(unquoteForwarded(plainCharacters(source))))))
    .replace(DOTTED_LABEL, () => ': ')
    .replace(SHORTENED, inFull)
    .replace(ABOUT, () => 'about ')
    .replace(misspeltWords.pattern, misspeltWords.read)
    .replace(digitsForSpokenYears.pattern, digitsForSpokenYears.read)
    .replace(digitsForOrdinalWords.pattern, digitsForOrdinalWords.read)
    .replace(
      /(?<=\b\d{1,2})(?:st|nd|rd|th|ste|de)\b(?! (?:(?:or|of|and|en|\/|to|tot) \d(?:st|nd|rd|th|ste|de) )?(?:week|weke|term|kwartaal|quarter|weekend|naweek|grade|graad|year))/gu,
      () => '',
    )
    .replace(digitsForJoinedDays.pattern, digitsForJoinedDays.read)
    .replace(digitsForNumberWords.pattern, digitsForNumberWords.read)
    .replace(SAID_TWICE, (match) => match.slice(0, match.indexOf(' ')))
}

/** A name as it is in a normalised text. */
export function normaliseName(name: string): string {
  const letters = /^[ -)+-^a-}]*$/u.test(name)
    ? name.toLowerCase()
    : [...name].map((character) => (INVISIBLE.test(character) ? '' : plain(character))).join('')
  const tidy = letters.replace(/\s+/gu, ' ').trim()
  return digitsForNumberWords.mayHold(tidy)
    ? tidy.replace(digitsForNumberWords.pattern, digitsForNumberWords.read)
    : tidy
}

function plainCharacters(source: string): MappedText {
  const out = new MappedTextBuilder()
  let at = 0
  for (const character of source) {
    const end = at + character.length
    if (character <= '~' || !INVISIBLE.test(character)) out.push(plain(character), at, end)
    at = end
  }
  return out.done()
}

/** A quote that is longer than what is written around it is forwarded: it is the idea, and no earlier mail beside it. */
function unquoteForwarded(text: MappedText): MappedText {
  const quoted = matchesOf(text.text, QUOTED_LINE).reduce((letters, [line]) => letters + countLetters(line), 0)
  return 2 * quoted > countLetters(text.text) ? text.replace(QUOTE_MARKS, () => '') : text
}

function plain(character: string): string {
  const same = SAME_AS[character]
  if (same !== undefined) return same
  if (character >= ' ' && character <= '~') return character.toLowerCase()
  if (character === '\n') return '\n'
  if (/[\p{Z}\p{C}\p{So}\p{Sk}]/u.test(character)) return ' '
  const letters = character
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return [...letters]
    .map((letter) => SAME_AS[letter] ?? (/[\p{Z}\p{C}\p{So}\p{Sk}]/u.test(letter) ? ' ' : letter))
    .join('')
}

const tidySpaces = (text: MappedText): MappedText =>
  text
    .replace(/\s+/gu, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .replace(/ (?=[,.;:!?)](?!\d))/gu, () => '')
    .trim()
