import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const excluded = (said: Parameters<typeof exampleIdea>[0]) =>
  planItinerary(exampleIdea({ days: 3, startDate: '2027-05-11', gradeMin: 10, gradeMax: 10, ...said }), facts, {
    today: '2026-11-21',
  }).exclusions

describe('what the price does not include', () => {
  it('has the flights, and calls nothing included', () => {
    const list = excluded({ location: 'Durban', origin: 'Cape Town' })
    expect(list).toContain('Flights and the way from Cape Town to King Shaka International Airport and back.')
    expect(list.join(' ')).not.toMatch(/includ/iu)
  })
  it('has no flights for a group that drives', () => {
    expect(excluded({ location: 'Durban', origin: 'Ladysmith' }).join(' ')).not.toMatch(/flight|The way from/iu)
  })
})
