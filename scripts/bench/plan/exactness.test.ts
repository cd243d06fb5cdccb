import { describe, expect, it } from 'vitest'
import { readFacts } from '../../catalogue/read-facts.ts'
import { dayGaps, tripGaps } from './exactness.ts'

const facts = readFacts()
const lost = (gaps: ReturnType<typeof dayGaps>) => gaps.filter(({ share }) => share > 0.01).map(({ what }) => what)

describe('against trying everything', () => {
  it('a day of the planner is the best there is', () => {
    expect(lost(dayGaps(20, 11, facts))).toEqual([])
  })
  it.each([8, 9, 13])('a short trip of the planner is the best there is, seed %i', (seed) => {
    expect(lost(tripGaps(30, seed, facts))).toEqual([])
  })
})
