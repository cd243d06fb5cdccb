import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OTHER_LANGUAGES, WHY_IN_ENGLISH } from '../other-languages.ts'
import { readOtherLanguage } from './other-language.ts'

const KNOWN = new URL('../../../scripts/bench/corpus/known/', import.meta.url)
/** Read by hand, of all known ideas. */
const IN_OTHERS: Record<string, string> = {
  zu: 're16 rf44 atr212 rc11 fresh-014',
  xh: 'rc39 fresh-034 fresh-060',
  st: 're22 rf24 atr104 atr131 ra05 rc19 rv25',
  tn: 'atr254 fresh-036 later-044 q027',
  nso: 'last-015 q055',
}

describe('an idea in a language that we write no plans in', () => {
  it('is known by its words, and no idea in English or Afrikaans is taken for one', () => {
    const found: Record<string, string[]> = {}
    for (const file of readdirSync(KNOWN).filter((name) => name.endsWith('.jsonl')))
      for (const line of readFileSync(new URL(file, KNOWN), 'utf8').trim().split('\n')) {
        const { id, text } = JSON.parse(line) as { id: string; text: string }
        const language = readOtherLanguage(text)
        if (language) (found[language] ??= []).push(id)
      }
    const read = Object.entries(IN_OTHERS).map(([language, ids]) => [language, new Set(ids.split(' '))])
    expect(Object.fromEntries(Object.entries(found).map(([language, ids]) => [language, new Set(ids)]))).toEqual(
      Object.fromEntries(read),
    )
  })
  it('is not guessed from a greeting', () => {
    for (const text of ['Sawubona! We are 40 Grade 6 learners.', 'Dumelang, Grade 9, 30 learners to Taung', 'Molweni'])
      expect(readOtherLanguage(text)).toBeNull()
  })
  it.each(OTHER_LANGUAGES)('is told why the plan is in English: %s', (language) => {
    expect(WHY_IN_ENGLISH[language].split('. ')).toHaveLength(2)
  })
})
