import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { NEEDS } from '../needs.ts'
import { TRIP_TYPES } from '../trip-types.ts'
import { NEED_WORDS } from './data/need-words.ts'
import { SCIENCE_OF_THE_PHASE, SUBJECT_NAMES } from './data/subject-names.ts'
import { TRIP_TYPE_WORDS } from './data/trip-type-words.ts'
import { WORD_SETS } from './data/word-sets.ts'
import { IdeaText } from './idea-text.ts'
import { readNeeds } from './needs.ts'
import type { Phrases } from './phrase-finder.ts'
import { readSubjects } from './subjects.ts'
import { readTripTypes } from './trip-types.ts'

type Language = 'en' | 'af'
interface Table {
  rows: readonly Phrases[]
  /** The expected result for the phrases of a row. */
  codes: (row: Phrases) => readonly string[]
  read: (text: IdeaText) => readonly string[]
}
const asTable = <Row extends Phrases>(
  rows: readonly Row[],
  codes: (row: Row) => readonly string[],
  read: Table['read'],
): Table => ({ rows, codes: codes as Table['codes'], read })

const TABLES: [string, Table][] = [
  ['trip types', asTable(TRIP_TYPE_WORDS, ({ types }) => types, readTripTypes)],
  ['needs', asTable(NEED_WORDS, ({ need }) => (need === null ? [] : [need]), readNeeds)],
  [
    'subjects',
    asTable(
      SUBJECT_NAMES,
      ({ subject }) => (subject === null ? [] : [subject === SCIENCE_OF_THE_PHASE ? 'Natural Sciences' : subject]),
      (text) => readSubjects(text, null),
    ),
  ],
]

/** An example text for a phrase: the first word of each set, words in the gaps, no marks. */
const written = (phrase: string, language: Language): string =>
  phrase
    .replace(/\{([^}]+)\}/gu, (_, set: keyof typeof WORD_SETS) => WORD_SETS[set][language][0] ?? '')
    .replace('…', 'of us')
    .replace('*', 'big')
    .replace(/^to |^-|-$|[()]/gu, '')

describe.each(TABLES)('the table of %s', (_, { rows, codes, read }) => {
  const phrases = rows.flatMap((row) =>
    (['en', 'af'] as const).flatMap((language) =>
      (row[language] ?? []).map((phrase) => ({ phrase, text: written(phrase, language), codes: codes(row), language })),
    ),
  )

  it('reads every phrase on its own as its row says, and as nothing else', () => {
    const misread = phrases
      .map(({ phrase, text, codes }) => ({ phrase, codes, got: read(new IdeaText(text)) }))
      // Words that a phrase needs beside it may have a meaning of their own.
      .filter(({ phrase, codes, got }) =>
        phrase.includes('(') ? !codes.every((code) => got.includes(code)) : String(got) !== String(codes),
      )
    expect(misread).toEqual([])
  })
  it('has no phrase twice in a language', () => {
    const keys = phrases.map(({ phrase, language }) => `${language} ${phrase}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
  it('has plain words in lower case, and only sets that exist', () => {
    for (const { phrase } of phrases) {
      expect(phrase).toMatch(/^-?[a-z0-9 '{}()…*+:=/-]+$/u)
      for (const [, set = ''] of phrase.matchAll(/\{([^}]+)\}/gu)) expect(Object.keys(WORD_SETS)).toContain(set)
    }
  })
})

describe('everyday words that contain a phrase of the tables', () => {
  it.each([
    'natuurlik',
    'fokus',
    'termyn',
    'koors',
    'kampioen',
    'Vrydag toer',
    'kunsmatig',
    'standaard',
    'starting',
    'party',
    'partial',
    'season',
    'examine',
    'determine',
    'steam',
    'system',
    'because',
    'artificial',
    'vegetables',
    'a friend of mine',
    'Camps Bay',
    'state of the art',
    'Table Mountain',
    'it is',
    'egos',
  ])('%j asks for nothing', (words) => {
    const asked = TABLES.flatMap(([, { read }]) => read(new IdeaText(words)))
    expect(asked).toEqual([])
  })
})

describe('a row of the tables also needs', () => {
  it.each(TRIP_TYPES.filter((type) => type !== 'Other'))('%s: its word in the form, in both languages', (type) => {
    const rows = TRIP_TYPE_WORDS.filter(({ types }) => types.includes(type))
    expect(rows.some(({ source }) => source === 'form')).toBe(true)
    expect(rows.some(({ en = [] }) => en.length > 0) && rows.some(({ af = [] }) => af.length > 0)).toBe(true)
  })
  it.each(NEEDS)('%s: words in both languages', (need) => {
    const rows = NEED_WORDS.filter((row) => row.need === need)
    expect(rows.some(({ en = [] }) => en.length > 0) && rows.some(({ af = [] }) => af.length > 0)).toBe(true)
  })

  it('a subject: a row in catalogue/curriculum.json, which has topics for each', () => {
    const known = new Set(readFacts().curriculum.subjects.map(({ name }) => name))
    const subjects = new Set(SUBJECT_NAMES.flatMap(({ subject }) => subject ?? []))
    subjects.delete(SCIENCE_OF_THE_PHASE)
    expect([...subjects].filter((subject) => !known.has(subject))).toEqual([])
  })
  it('a subject: its name in CAPS among its phrases', () => {
    const named = SUBJECT_NAMES.filter(({ source }) => source === 'CAPS').map(({ subject }) => subject)
    const missing = SUBJECT_NAMES.filter(({ subject }) => subject !== null && subject !== SCIENCE_OF_THE_PHASE)
      .map(({ subject }) => subject)
      .filter((subject) => !named.includes(subject))
    expect(missing).toEqual([])
  })
})
