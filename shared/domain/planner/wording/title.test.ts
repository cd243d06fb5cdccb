import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { TRIP_TYPES } from '../../trip-types.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { verify } from '../../verifier/verify.ts'
import { LONGEST_TITLE, repeatsAWord } from './title.ts'

const facts = readFacts()
const today = '2026-11-21'
const subjects = [
  'Geography',
  'History',
  'Economic and Management Sciences',
  'Natural Sciences and Technology',
  'Tourism',
  'Visual Arts',
]
const places = [
  'Cape Town',
  'Durban',
  'Drakensberg',
  'Gariep Dam',
  'Bela-Bela',
  'Kruger National Park',
  'Upington',
  'Wild Coast',
  'Robben Island',
  'Garden Route',
  null,
]
const trip = fc
  .record({
    location: fc.constantFrom(...places),
    days: fc.integer({ min: 1, max: 6 }),
    grade: fc.option(fc.integer({ min: 0, max: 12 })),
    students: fc.integer({ min: 8, max: 120 }),
    subjects: fc.subarray(subjects, { maxLength: 2 }),
    tripTypes: fc.subarray([...TRIP_TYPES], { maxLength: 2 }),
  })
  .map(({ grade, ...said }) =>
    exampleIdea({
      ...said,
      gradeMin: grade,
      gradeMax: grade,
      startDate: '2027-05-11',
      origin: said.location ?? 'Soweto',
    }),
  )

describe('titles and summaries', () => {
  it('keep their rules for every plan', () => {
    fc.assert(
      fc.property(trip, (idea) => {
        const { title, summary, daily_itinerary } = planItinerary(idea, facts, { today })
        expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
        expect(repeatsAWord(title)).toBe(false)
        expect(title).toMatch(/^(?:[!A-Z\d]|[a-z][A-Z]).*[^.!]$/u)
        expect(title).toMatch(idea.days === 1 ? /\ba day\b/iu : /days|-day camp/u)
        if (idea.gradeMin !== null) expect(title).toContain(idea.gradeMin === 0 ? 'Grade R' : `Grade ${idea.gradeMin}`)
        expect(summary).toContain(`${idea.students} `)
        expect(summary).toMatch(/\.$/u)
        expect(`${title} ${summary}`).not.toMatch(
          /undefined|NaN| {2}|\b(?!Mac )(\w+) \1\b|(?<!Grade )\b1 (?:days|nights|learners|adults)\b|,,|\.\./u,
        )
        for (const day of daily_itinerary) expect(day.title).toMatch(/^(?:[!A-Z\d]|[a-z][A-Z]).*[^.]$/u)
      }),
      { numRuns: 40 },
    )
  })
  it.each([
    ['Karoo', { location: 'Karoo', origin: 'Ladysmith', days: 4 }],
    ['Namaqualand', { location: 'Namaqualand', origin: 'Kimberley', days: 2, startDate: '2027-08-09' }],
    ['Garden Route', { location: 'Garden Route', origin: 'Pretoria', days: 8 }],
  ])('name the %s only if half of the visits are there, and the check counts the same', (name, said) => {
    const idea = exampleIdea({ startDate: '2027-05-03', gradeMin: 7, gradeMax: 7, ...said })
    const plan = planItinerary(idea, facts, { today })
    const { detail } = verify(plan, idea, facts, { today }).find(({ id }) => id === 'in_area_asked')!
    const [, there, all] = /^(\d+) of (\d+) visits? in /u.exec(detail)!
    const isThere = Number(there) >= Number(all) / 2
    for (const words of [plan.title, plan.summary.split(',')[0]!, plan.location])
      expect(words.includes(name), `${detail} ${words}`).toBe(isThere)
  })
  it('are the same for the same trip', () => {
    const idea = exampleIdea({ location: 'Drakensberg', days: 3, gradeMin: 10, gradeMax: 10, subjects: ['Geography'] })
    const titles = [1, 2].map(() => planItinerary(idea, facts, { today }).title)
    expect(titles[0]).toBe(titles[1])
  })
  it.each([
    [7, 'a seven-day camp'],
    [8, 'an eight-day camp'],
    [11, 'an 11-day camp'],
  ])('have the right article for a camp of %i days', (days, span) => {
    const idea = exampleIdea({ location: 'Drakensberg', origin: 'Durban', days, tripTypes: ['Overnight camp'] })
    const { title, summary } = planItinerary({ ...idea, startDate: '2027-05-11' }, facts, { today })
    expect(`${title} ${summary}`.toLowerCase().split(span)).toHaveLength(3)
  })
})
