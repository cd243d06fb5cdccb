import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { bedsOf, lodgingAt, assignBeds } from './lodging.ts'

const { stays, roads } = readFacts()
const requests = fc.record({
  stay: fc.constantFrom(...stays),
  students: fc.integer({ min: 8, max: 320 }),
  teachers: fc.integer({ min: 2, max: 25 }),
})

describe('the stays of a night', () => {
  it('are one if it has enough beds', () => {
    fc.assert(
      fc.property(requests, ({ stay, students, teachers }) => {
        const lodging = lodgingAt(stay, { stays, roads }, students + teachers)
        expect(lodging.companions.length === 0).toBe(stay.beds >= students + teachers || bedsOf(lodging) === stay.beds)
      }),
    )
  })
  it('are less than an hour by road from the main one', () => {
    fc.assert(
      fc.property(requests, ({ stay, students, teachers }) => {
        for (const other of lodgingAt(stay, { stays, roads }, students + teachers).companions)
          expect(roads.measure(stay, other).minutes).toBeLessThan(60)
      }),
    )
    const thendele = stays.find(({ id }) => id === 'stay-thendele-camp-royal-natal')!
    const behindTheMountain = stays.find(({ id }) => id === 'stay-witsieshoek-mountain-lodge')!
    expect(lodgingAt(thendele, { stays: [thendele, behindTheMountain], roads }, 200).companions).toEqual([])
  })
  it('give everybody one bed, and none has more people than beds', () => {
    fc.assert(
      fc.property(requests, ({ stay, students, teachers }) => {
        const lodging = lodgingAt(stay, { stays, roads }, students + teachers)
        const shares = assignBeds(lodging, students, teachers)
        expect(shares.reduce((sum, share) => sum + share.students, 0)).toBe(students)
        expect(shares.reduce((sum, share) => sum + share.teachers, 0)).toBe(teachers)
        if (bedsOf(lodging) < students + teachers) return
        for (const share of shares) expect(share.students + share.teachers).toBeLessThanOrEqual(share.stay.beds)
      }),
    )
  })
})
