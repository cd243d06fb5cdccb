import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { addDays, findPublicHoliday, monthOf, weekdayOf } from '../../calendar.ts'
import { parseIdea } from '../../idea/parse.ts'
import { readTripRequest } from './read-trip-request.ts'

const facts = readFacts()
const today = '2026-11-21'
const MONTHS = ['February', 'March', 'April', 'May', 'July', 'August', 'September', 'October'] as const

describe('other days to leave on', () => {
  it('are in the month that was asked for, on no public holiday, and none where the date is given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MONTHS), fc.integer({ min: 1, max: 4 }), (month, days) => {
        const text = `40 Grade 8 learners and 3 teachers from Pretoria to Johannesburg in ${month} 2027, ${days} days.`
        const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
        const { startDate, otherStarts = [] } = readTripRequest(idea, facts, today)
        for (const start of otherStarts) {
          expect(start).not.toBe(startDate)
          expect([monthOf(start), monthOf(addDays(start, days - 1))]).toEqual([monthOf(startDate), monthOf(startDate)])
          expect(weekdayOf(start)).toBe(weekdayOf(startDate))
          for (let at = 0; at < days; at++) expect(findPublicHoliday(facts.calendar, addDays(start, at))).toBeNull()
        }
      }),
      { numRuns: 20, seed: 16 },
    )
    const dated = parseIdea('40 Grade 8 learners from Pretoria to Johannesburg on 11 March 2027', {
      today,
      gazetteer: gazetteerOf(facts),
    })
    expect(readTripRequest(dated, facts, today).otherStarts).toEqual([])
  })
})
