import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const assumptions = (startDate: string, today: string) =>
  planItinerary(
    exampleIdea({ location: 'Durban', origin: 'Durban', days: 1, startDate, gradeMin: 10, gradeMax: 10 }),
    facts,
    { today },
  ).assumptions.join('\n')

describe('the time that is left for approval', () => {
  it.each([
    ['2027-05-11', 'Warning: the trip is today and approval usually takes about'],
    ['2027-05-10', 'Warning: only one day is left and approval usually takes about'],
    ['2027-05-09', 'Warning: only 2 days are left and approval usually takes about'],
  ])('is said as people say it on %s', (today, said) => {
    expect(assumptions('2027-05-11', today)).toContain(said)
  })
  it('is no worry months ahead', () => {
    expect(assumptions('2027-05-11', '2026-11-21')).not.toMatch(/approval usually takes/u)
  })
})
