import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-27', gazetteer })

describe('words that may give a fact that no rule read', () => {
  it.each([
    ['To Durban with our whole school', 'group', 'our whole school'],
    ['To Durban with two classes', 'group', 'two classes'],
    ['To Durban, date to follow the open day', 'dates', 'date to follow the open day'],
    ['To Durban on a Saturday', 'dates', 'a Saturday'],
    ['To Durban, datum volg', 'dates', 'datum volg'],
    ['To Durban before the exams', 'dates', 'before the exams'],
    ['To Durban, it must be affordable', 'budget', 'affordable'],
    ['To Durban, as cheap as possible', 'budget', 'as cheap as possible'],
    ['Na Durban, nie te duur nie', 'budget', 'nie te duur nie'],
  ] as const)('are kept as written: %s', (text, fact, words) => expect(read(text).unsure?.[fact]).toBe(words))
  it('are none where the fact is read', () =>
    expect(read('Durban, 14 May 2027, 40 learners, as cheap as possible, R200 each').unsure).toBeUndefined())
  it('are none where nothing could be the fact', () => expect(read('A day in Durban').unsure).toBeUndefined())
})
