import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { TELLING_WORDS } from './data/telling-words.ts'
import { readLanguage } from './language.ts'
import { normalise } from './normalise.ts'
import { parseIdea } from './parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const KNOWN = new URL('../../../scripts/bench/corpus/known/', import.meta.url)
interface Sample {
  id: string
  text: string
  today: string
}
const samplesOf = (file: string): Sample[] =>
  readFileSync(new URL(file, KNOWN), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)
const languageOf = ({ text, today }: Pick<Sample, 'text' | 'today'>) => parseIdea(text, { today, gazetteer }).language
/** Names of places change nothing (below), so the corpus is read without them, which is faster. */
const withoutPlaces = ({ text }: Pick<Sample, 'text'>) => readLanguage(normalise(text).text, [])
const today = '2026-11-21'

/** Read by hand, of the files of several languages. */
const AFRIKAANS = `
  re05 re21 re41 re51 rf06 rf19 rf26 rf32 xm003 xm011 xm024 xm029 xm037 xm043 xm046 xm059 xm065 xm072
  xm083 xm088 xm091 xm097 xm103 xm107 xm116
  atr002 atr013 atr023 atr033 atr035 atr038 atr042 atr051 atr059 atr062 atr063 atr071 atr076 atr078 atr081
  atr090 atr097 atr099 atr107 atr109 atr114 atr118 atr121 atr124 atr133 atr141 atr145 atr148 atr156 atr158
  atr165 atr172 atr178 atr180 atr183 atr189 atr194 atr198 atr203 atr214 atr217 atr220 atr223 atr228 atr235
  atr237 atr243 atr247 atr251 atr256 atr258 bt011 bt029 bt048 bt053 bt062 bt076 bt084 bt089 bt092 bt109
  bt127 bt145 bt153 bt167 bt179 bt192 bt198 bt208 bt227 bt248
  ra23 ra47 rb21 rb33 rd05 rd41 rd47 fresh-041 fresh-042
  fresh-043 fresh-044 fresh-045 fresh-046 last-006 last-013 last-014 later-007 later-020 later-028
  later-038 later-040 later-041 later-042 letters-029 lists-and-sms-043 odd-020
  rv01 rv10 rv17 rv24 rv32 rv33 rv39 sg04 sg12 sg18 sg26 sg31 sg34 sg35 p029 p037 p047 p057
  p063 p067 p069 q049 q085 q093`
  .trim()
  .split(/\s+/u)

describe('The language of an idea', () => {
  test('is Afrikaans for every Afrikaans idea of the corpus', () => {
    expect(samplesOf('afrikaans.jsonl').filter((sample) => languageOf(sample) !== 'af')).toEqual([])
  })

  test('is English for every other idea of the corpus, but for those in Afrikaans', () => {
    const others = readdirSync(KNOWN).filter((file) => file !== 'afrikaans.jsonl')
    const read = others.flatMap(samplesOf).filter((sample) => withoutPlaces(sample) === 'af')
    expect(read.map(({ id }) => id)).toEqual(AFRIKAANS)
  })

  it.each([
    ['Môre, ons wil met die graad 7’s na Kaapstad gaan', 'af'],
    ['Ons wil graag na die museum gaan, please send a quote', 'af'],
    ['We want to go to Die Hel with our grade 9s', 'en'],
    ['Trip to the Taalmonument for our Afrikaans class, dankie', 'en'],
    ['Sifuna ukuya eThekwini nabafundi abangu-40', 'en'],
    ['u hav n bus 4 kids', 'en'],
    ['', 'en'],
  ])('of a mixed text is that of most of its words: %s', (text, language) => {
    expect(languageOf({ text, today })).toBe(language)
  })

  it('does not depend on the names of places', () => {
    const ofPlaces = facts.places.filter(({ generic }) => !generic).map(({ name }) => name)
    const texts = fc.constantFrom(
      { text: 'Ons wil met 30 leerders na', end: 'gaan', language: 'af' },
      { text: 'We want to take 30 learners to', end: 'in May', language: 'en' },
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(...ofPlaces), ({ text, end, language }, name) => {
        expect(languageOf({ text: `${text} ${name} ${end}`, today })).toBe(language)
      }),
      { numRuns: 60 },
    )
  })

  it('is told by words that only one language has', () => {
    expect([...TELLING_WORDS.en].filter((word) => TELLING_WORDS.af.has(word))).toEqual([])
  })
})
