const UNITS: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
  twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6, sewe: 7, agt: 8, nege: 9,
}
const TEENS: Record<string, number> = {
  ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  tien: 10, elf: 11, twaalf: 12, dertien: 13, veertien: 14, vyftien: 15, sestien: 16, sewentien: 17, agtien: 18, negentien: 19,
}
const TENS: Record<string, number> = {
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
  twintig: 20, dertig: 30, veertig: 40, vyftig: 50, sestig: 60, sewentig: 70, tagtig: 80, negentig: 90,
}
/** "One" is a number only before something counted: "no one" and "this one" stay as they are. */
const COUNTED =
  'days?|nights?|weeks?|teachers?|educators?|learners?|students?|pupils?|child|kids?|adults?|staff|buse?s?|hours?|parents?|coach|dae?|dag|nagte?|aande?|leerders?|onderwysers?|juffrou|meneer'

const words = (table: Record<string, number>) => Object.keys(table).toSorted((a, b) => b.length - a.length).join('|')
const unit = `one|een|${words(UNITS)}`
const englishTens = `(?:${words(TENS)})(?:[ -](?:${unit}))?`
const afrikaansTens = `(?:${unit})[ -]?en[ -]?(?:twintig|dertig|veertig|vyftig|sestig|sewentig|tagtig|negentig)`
const belowHundred = `${afrikaansTens}|${englishTens}|${words(TEENS)}|${words(UNITS)}`

const hundreds = `(?:(?:an?|one|\\d{1,2}|'n|een|${words(UNITS)})[ -])?(?:hundred|honderd)(?: (?:and|en) (?:${belowHundred}|one|een|\\d{1,2})\\b)?(?:[ -](?:${belowHundred})\\b)?`
const dozens = `(?:(?:an?|one|${words(UNITS)}) )?dozen`
const one = `(?:one|een)(?=[ -](?:${COUNTED})\\b)`

/** Number words in English and Afrikaans up to 999, and how to write them in digits. */
export const digitsForNumberWords = {
  pattern: new RegExp(`(?<![\\w'-])(?:${hundreds}|${dozens}|${belowHundred}|${one})(?![\\w']|-(?:${unit})\\b)`, 'gu'),
  read: (phrase: string): string => String(readNumberWords(phrase)),
}

export function readNumberWords(phrase: string): number {
  let total = 0
  let current = 0
  for (const word of phrase.replace(/(?<=[a-z])en(?=twintig|dertig|veertig|vyftig|sestig|sewentig|tagtig|negentig)/u, ' ').split(/[ -]/u)) {
    if (word === 'hundred' || word === 'honderd') {
      total += (current || 1) * 100
      current = 0
    } else if (word === 'dozen') current = (current || 1) * 12
    else current += numberOf(word)
  }
  return total + current
}

const numberOf = (word: string): number =>
  /^\d/u.test(word)
    ? Number(word)
    : (UNITS[word] ?? TEENS[word] ?? TENS[word] ?? (['one', 'een', 'a', 'an', "'n"].includes(word) ? 1 : 0))
