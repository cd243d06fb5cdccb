// @vitest-environment node
import { expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '#shared/domain/idea/parse'
import { chipsOf } from './idea-chips.ts'
import { SAMPLE_IDEAS } from './sample-ideas.ts'

const gazetteer = gazetteerOf(readFacts())
const chips = (text: string) => chipsOf(parseIdea(text, { today: '2026-11-21', gazetteer }))
const understood = (text: string) => chips(text).flatMap((chip) => (chip.understood === null ? [] : [chip.understood]))
const missing = (text: string) => chips(text).flatMap((chip) => (chip.understood === null ? [chip.id] : []))

test('shows what a teacher wrote, in a teacher’s words', () => {
  expect(understood('Grade 10 History for 45 learners and 4 teachers, Durban, 5-9 July 2027, R4 830 each')).toEqual([
    'Durban',
    '45 learners',
    '5 to 9 July 2027',
    'Grade 10',
    '4 teachers',
    'History',
    'R4\u00a0830 a learner',
  ])
})

test('asks only for missing facts, after the understood ones', () => {
  expect(missing('A day out to Durban for 1 learner')).toEqual(['origin', 'dates', 'grade', 'teachers', 'budget'])
  expect(understood('A day out to Durban for 1 learner')).toContain('1 learner')
})

test('asks whether the group sleeps over only if no length is said', () => {
  expect(missing('To Durban')).toContain('overnight')
  for (const text of ['To Durban for 3 days', 'A day trip to Durban', 'A camp in Durban, we sleep over'])
    expect(missing(text)).not.toContain('overnight')
})

test('dates repeat a month or year only if they differ', () => {
  expect(understood('Cape Town, 30 June to 2 July 2027')).toContain('30 June to 2 July 2027')
  expect(understood('Cape Town on 12 May 2027')).toContain('12 May 2027')
})

test.each(SAMPLE_IDEAS)('all facts for a plan are understood in "$label"', ({ text }) => {
  expect(missing(text)).toEqual([])
})
