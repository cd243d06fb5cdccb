import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const planned = (said: Parameters<typeof exampleIdea>[0]) =>
  planItinerary(exampleIdea({ days: 3, startDate: '2027-05-11', gradeMin: 10, gradeMax: 10, ...said }), facts, {
    today: '2026-11-21',
  })
const excluded = (said: Parameters<typeof exampleIdea>[0]) => planned(said).exclusions
const BY_AIR = { location: 'Durban', origin: 'Cape Town' }

describe('what the price does not include', () => {
  it('has no flights that the plan charges, and calls nothing included', () => {
    const list = excluded(BY_AIR)
    expect(list.join(' ')).not.toMatch(/flight|The way from|includ/iu)
    expect(planned(BY_AIR).inclusions.find((text) => text.startsWith('Flights: '))).toMatch(
      /Cape Town International Airport and King Shaka International Airport/u,
    )
  })
  it.each([
    ['in_hand', 'Flights: you have your tickets.'],
    ['apart', 'Flights: you pay for them apart from this price.'],
  ] as const)('has flights that the group pays for itself: %s', (tickets, text) => {
    const said = { ...BY_AIR, flights: { wanted: true, tickets } }
    expect(excluded(said)).toContain(text)
    expect(planned(said).inclusions.join(' ')).not.toMatch(/flights/iu)
  })
  it('has no flights for a group that drives', () => {
    expect(excluded({ location: 'Durban', origin: 'Ladysmith' }).join(' ')).not.toMatch(/flight|The way from/iu)
  })
})
