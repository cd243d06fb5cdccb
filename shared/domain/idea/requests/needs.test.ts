import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { onceEachNeed } from '../../itinerary/once-each-need.ts'
import { parseIdea } from '../parse.ts'
import type { RequestNeed } from './request.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (words: string) =>
  parseIdea(`40 Grade 7 learners from Durban. ${words}`, { today: '2026-11-27', gazetteer })
const needsOf = (words: string) =>
  onceEachNeed(read(words).requests).flatMap((one) => (one.kind === 'need' ? [[one.need, one.count] as const] : []))

describe('what somebody needs', () => {
  it.each<[string, RequestNeed, number | null]>([
    ['One severe bee allergy with EpiPen.', 'stings', 1],
    ['2 learners are allergic to bee stings.', 'stings', 2],
    ['Two girls will be fasting.', 'fasting', 2],
    ['Two are claustrophobic.', 'closed_spaces', 2],
    ['One boy is not allowed near water.', 'no_swimming', 1],
    ['2 learners are allergic to nuts.', 'allergy', 2],
  ])('%j is %s', (words, need, count) => expect(needsOf(words)).toEqual([[need, count]]))

  it('is told to no cook where it is of stings alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bee', 'wasp', 'insect'),
        fc.constantFrom('nuts', 'eggs', 'gluten', 'fish'),
        fc.boolean(),
        (insect, food, isBoth) => {
          const { needs } = read(`1 learner is allergic to ${insect} stings${isBoth ? ` and ${food}` : ''}.`)
          expect(needs.includes('allergies')).toBe(isBoth)
        },
      ),
    )
  })
  it('is one line where it is named again without a number', () => {
    const line = (text: string) => ({ kind: 'need' as const, text })
    const [first, ...again] = [line('1 person: diabetes'), line('diabetes'), line('diabetes')]
    expect(onceEachNeed([first!, ...again])).toEqual([first])
    expect(onceEachNeed(again)).toHaveLength(1)
  })
})
