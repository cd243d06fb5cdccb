import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { FIRST_ECONOMY } from '../request/economy.ts'
import { readTripRequest } from '../request/read-trip-request.ts'
import { findCandidates } from './find-candidates.ts'

const facts = readFacts()
const found = (said: Parameters<typeof exampleIdea>[0], priceWeight = 1) =>
  findCandidates(
    readTripRequest(
      exampleIdea({ startDate: '2027-05-12', days: 1, students: 40, gradeMin: 8, ...said }),
      facts,
      '2026-11-21',
    ),
    facts,
    { ...FIRST_ECONOMY, priceWeight },
  ).places
const rank = (list: ReturnType<typeof found>, id: string) => list.findIndex(({ place }) => place.id === id)

describe('the places for a group', () => {
  it('suit its grades, season and wheelchairs, whatever else is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom('Cape Town', 'Durban', 'Polokwane', 'Namaqualand'),
        (grade, location) => {
          for (const { place } of found({ location, gradeMin: grade, gradeMax: grade, needs: ['wheelchair'] })) {
            expect(place.grades[0]).toBeLessThanOrEqual(grade)
            expect(place.grades[1]).toBeGreaterThanOrEqual(grade)
            expect(place.wheelchair).not.toBe('no')
            expect(place.seasonal ?? [5]).toContain(5)
          }
        },
      ),
      { numRuns: 20 },
    )
  })
  it('come first for a wheelchair if they are open to it everywhere', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 12 }),
        fc.constantFrom('Cape Town', 'Durban', 'Bloemfontein', 'Pretoria'),
        (grade, location) => {
          const said = { location, gradeMin: grade, gradeMax: grade }
          const values = new Map(found(said).map(({ place, value }) => [place.id, value]))
          for (const { place, value } of found({ ...said, needs: ['wheelchair'] })) {
            const before = values.get(place.id)
            if (before === undefined) continue
            if (place.wheelchair === 'partial') expect(value).toBeLessThan(before)
            else expect(value).toBe(before)
          }
        },
      ),
      { numRuns: 12 },
    )
  })
  it.each([
    ['Durban', 'durban-beachfront-lifesaving-and-surf-lesson', 'kwazulu-natal-sharks-board'],
    ['Tzaneen', 'debengeni-falls-and-woodbush-forest', 'magoebaskloof-canopy-tour'],
    ['Magaliesberg', 'mountain-sanctuary-park', 'magaliesberg-canopy-tour'],
  ])('are not on or at dangerous water for a group that may not swim: %s', (location, wet, dry) => {
    const said = { location, gradeMin: 8, gradeMax: 8 }
    expect(rank(found(said), wet)).toBeGreaterThanOrEqual(0)
    const safe = found({ ...said, needs: ['no-swimming'] })
    expect(rank(safe, wet)).toBe(-1)
    expect(rank(safe, dry)).toBeGreaterThanOrEqual(0)
  })
  it('start with the place that was named', () => {
    expect(found({ location: 'Robben Island Museum' })[0]).toMatchObject({
      named: true,
      place: { id: 'robben-island-museum' },
    })
  })
  it('start with those that teach the subject, and with free ones if the budget is low', () => {
    const history = found({ location: 'Johannesburg', subjects: ['History'] })
    expect(rank(history, 'apartheid-museum')).toBeLessThan(rank(history, 'johannesburg-zoo'))
    const short = found({ location: 'Johannesburg', subjects: ['History'] }, 20)
    expect(rank(short, 'museum-africa')).toBeLessThan(rank(short, 'apartheid-museum'))
  })
})
