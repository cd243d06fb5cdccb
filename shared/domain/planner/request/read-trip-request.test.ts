import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isSchoolDay, monthOf } from '#shared/domain/calendar'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { noteInWords } from '../../itinerary/note-words.ts'
import { SETTLEMENTS } from '../../idea/settlements.ts'
import { exampleIdea } from '../example-idea.ts'
import { isSettlement } from './find-areas.ts'
import { readTripRequest } from './read-trip-request.ts'

const facts = readFacts()
const request = (said: Parameters<typeof exampleIdea>[0]) => readTripRequest(exampleIdea(said), facts, '2026-11-21')
const words = (said: Parameters<typeof exampleIdea>[0]) =>
  request(said)
    .notes.map((note) => noteInWords(note))
    .join('\n')

describe('the trip request of an idea', () => {
  it('keeps dates that were given, even past ones, and says so', () => {
    expect(request({ startDate: '2025-08-29', days: 3 })).toMatchObject({
      startDate: '2025-08-29',
      endDate: '2025-08-31',
    })
    expect(words({ startDate: '2025-08-29', days: 3 })).toMatch(/29 to 31 August 2025, are past/)
  })
  it('swaps the dates of a trip that ends before it starts', () => {
    const said = { startDate: '2027-06-09', endDate: '2027-06-07' }
    expect(request(said)).toMatchObject({ startDate: '2027-06-07', endDate: '2027-06-09', days: 3 })
    expect(words(said)).toMatch(/ends before it starts/)
  })
  it('chooses a school day inside the term that was named', () => {
    const window = { start: '2027-04-06', end: '2027-06-25', label: 'term 2', kind: 'term' as const }
    const { startDate } = request({ window, days: 1 })
    expect(startDate >= window.start && startDate <= window.end).toBe(true)
    expect(isSchoolDay(facts.calendar, startDate)).toBe(true)
  })
  it('takes a town that stands in a name to say where a place is for no wish to see that place', () => {
    const inNames = facts.places.flatMap(({ id, name }) => {
      const town = name.split(', ')[1]
      return town !== undefined && isSettlement(town) && !name.startsWith(town) ? [{ id, town }] : []
    })
    expect(inNames.map(({ town }) => town)).toContain('Van Reenen')
    fc.assert(
      fc.property(fc.constantFrom(...inNames), ({ id, town }) => {
        expect(request({ location: town, locations: [town] }).namedPlaceIds).not.toContain(id)
      }),
    )
  })
  it('chooses a day on which a named museum is open', () => {
    const { startDate, namedPlaceIds } = request({ location: 'Apartheid Museum', days: 1, gradeMin: 9 })
    expect(namedPlaceIds).toEqual(['apartheid-museum'])
    expect([3, 4, 5, 6, 0]).toContain(new Date(`${startDate}T00:00:00Z`).getUTCDay())
  })
  it('takes no place for asked because it has the name of a town', () => {
    const ofPlaces = new Set(facts.places.map(({ name }) => name))
    for (const { name } of SETTLEMENTS.filter((one) => !ofPlaces.has(one.name)))
      expect(request({ location: name, locations: [name] }).namedPlaceIds).toEqual([])
  })
  it('chooses, where no date is given, a day in term, after the first weeks, before exams, in the season of what is named', () => {
    const { weeks_without_trips, school_years } = facts.calendar
    const terms = school_years.flatMap((year) => year.terms)
    const named = facts.places.filter(({ seasonal }) => seasonal).map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 320 }),
        fc.integer({ min: 0, max: 12 }),
        fc.option(fc.constantFrom(...named), { nil: null }),
        (later, grade, id) => {
          const today = addDays('2026-02-01', later)
          const place = facts.places.find((one) => one.id === id)
          const location = place && place.grades[0] <= grade && grade <= place.grades[1] ? place.name : 'Soweto'
          const { startDate } = readTripRequest(
            exampleIdea({ location, gradeMin: grade, gradeMax: grade, days: 1 }),
            facts,
            today,
          )
          const term = terms.find((one) => one.learners_start <= startDate && startDate <= one.learners_end)!
          expect(daysBetween(today, startDate)).toBeGreaterThanOrEqual(42)
          if (location === place?.name) expect(place.seasonal).toContain(monthOf(startDate))
          else {
            expect(isSchoolDay(facts.calendar, startDate)).toBe(true)
            for (const { grades, first_weeks, last_weeks, ...row } of weeks_without_trips)
              if (row.term === term.term && grades[0] <= grade && grade <= grades[1]) {
                expect(daysBetween(term.learners_start, startDate)).toBeGreaterThanOrEqual(7 * first_weeks)
                expect(daysBetween(startDate, term.learners_end)).toBeGreaterThanOrEqual(7 * last_weeks)
              }
          }
        },
      ),
      { numRuns: 150 },
    )
  })
  it('reads grades from ages and says so', () => {
    expect(request({ ageMin: 9, ageMax: 11 })).toMatchObject({ gradeMin: 3, gradeMax: 5 })
    expect(words({ ageMin: 9, ageMax: 11 })).toMatch(/ages and no grade: we planned for Grades 3 to 5/)
  })
  it('finds one adult for 15 younger or 20 older learners, and warns of fewer', () => {
    expect(request({ students: 60, gradeMin: 5 }).teachers).toBe(4)
    expect(request({ students: 60, gradeMin: 10 }).teachers).toBe(3)
    expect(words({ students: 60, teachers: 2, gradeMin: 5 })).toMatch(/Warning: 2 adults for 60 learners/)
  })
  it('divides a budget for the group by the number of learners', () => {
    expect(request({ budget: 7000, budgetScope: 'group', students: 77 }).budgetCents).toBe(9090)
    expect(request({ budget: 300, budgetScope: 'per_student' }).budgetCents).toBe(30_000)
  })
  it('knows the nicknames and townships that people leave from', () => {
    expect(request({ location: 'the Berg', origin: 'Jozi' })).toMatchObject({
      start: { name: 'Johannesburg' },
      areas: [{ name: 'Drakensberg' }],
    })
    expect(request({ location: 'Soweto', origin: 'Katlehong' }).start.name).toBe('Katlehong')
  })
  it('keeps what the idea says of flights', () => {
    const flights = { wanted: true, tickets: 'in_hand' } as const
    expect(request({ flights }).flights).toEqual(flights)
    expect(request({ wishes: ['flying from'] }).flights).toBeNull()
  })
})
