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

describe('the note on the time left for approval', () => {
  it.each([
    ['2027-05-11', 'Warning: the trip is today and approval usually takes about'],
    ['2027-05-10', 'Warning: only one day is left and approval usually takes about'],
    ['2027-05-09', 'Warning: only 2 days are left and approval usually takes about'],
  ])('is in everyday words on %s', (today, said) => {
    expect(assumptions('2027-05-11', today)).toContain(said)
  })
  it('is not there months before the trip', () => {
    expect(assumptions('2027-05-11', '2026-11-21')).not.toMatch(/approval usually takes/u)
  })
})

describe('the only suburb that was asked for', () => {
  const planned = (location: string, origin: string, grade: number) =>
    planItinerary(
      exampleIdea({ location, origin, days: 1, startDate: '2027-05-12', gradeMin: grade, gradeMax: grade }),
      facts,
      { today: '2026-11-21' },
    )
  it.each([
    ['Soweto', 'Pretoria', 9, /Hector Pieterson|Kliptown|Mandela House|Regina Mundi/u],
    ['Hout Bay', 'Stellenbosch', 6, /Hout Bay|World of Birds/u],
    ['Umhlanga', 'Durban', 5, /Sharks Board/u],
    ['Soshanguve', 'Pretoria', 7, /Tswaing/u],
  ])('is visited: %s', (location, origin, grade, there) => {
    const { daily_itinerary: days, assumptions } = planned(location, origin, grade)
    expect(days.flatMap(({ schedule }) => schedule.map(({ title }) => title)).join()).toMatch(there)
    expect(assumptions.join()).not.toContain('does not come to')
  })
  it('is in a note if the plan does not visit it', () => {
    expect(planned('Soshanguve', 'Pretoria', 2).assumptions).toContain(
      'Warning: the plan does not come to Soshanguve: we know no place there that suits this group.',
    )
  })
})
