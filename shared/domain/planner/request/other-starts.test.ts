import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, findPublicHoliday, weekdayOf } from '#shared/domain/calendar'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { readTripRequest } from './read-trip-request.ts'

const facts = readFacts()
const request = (said: Parameters<typeof exampleIdea>[0]) => readTripRequest(exampleIdea(said), facts, '2026-11-27')
const window = fc.tuple(fc.integer({ min: 40, max: 300 }), fc.integer({ min: 6, max: 40 })).map(([from, length]) => ({
  start: addDays('2026-11-27', from),
  end: addDays('2026-11-27', from + length),
  label: 'then',
  kind: 'range' as const,
}))

describe('the other days on which the trip could begin', () => {
  it('lie in the period that was asked for, and no trip from them has a public holiday', () =>
    fc.assert(
      fc.property(window, fc.integer({ min: 1, max: 3 }), (period, days) => {
        const { startDate, otherStarts = [] } = request({ window: period, days })
        for (const day of otherStarts) {
          const trip = Array.from({ length: days }, (_, at) => addDays(day, at))
          expect(day).not.toBe(startDate)
          expect(day >= period.start && trip.at(-1)! <= period.end).toBe(true)
          expect(trip.map((one) => findPublicHoliday(facts.calendar, one))).toEqual(trip.map(() => null))
        }
        expect(new Set(otherStarts).size).toBe(otherStarts.length)
      }),
    ))
  it('are on the weekdays that the text names', () => {
    const period = { start: '2027-05-01', end: '2027-05-31', label: 'May', kind: 'month' as const }
    const { otherStarts = [] } = request({ window: period, days: 1, firstWeekdays: [4] })
    expect(otherStarts.length).toBe(2)
    expect(otherStarts.map(weekdayOf)).toEqual([4, 4])
  })
  it('are not offered for a date that the text gives', () =>
    expect(request({ startDate: '2027-05-11', days: 1 }).otherStarts).toBeUndefined())
})
