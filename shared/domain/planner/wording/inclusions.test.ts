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

describe('the price in the first lines, which a shared plan carries', () => {
  const cost = (said: Parameters<typeof exampleIdea>[0]) => planned(said).headline?.cost
  it('says what of the travelling it leaves out', () => {
    const far = planned({ location: 'Cape Town', origin: 'Pretoria', flights: { wanted: false, tickets: null } })
    const way = far.exclusions.find((text) => /way from/u.test(text))
    expect(way).toBeDefined()
    expect(far.headline?.cost).toContain(`an estimate without ${way!.charAt(0).toLowerCase()}${way!.slice(1, -1)};`)
    expect(cost({ ...BY_AIR, flights: { wanted: true, tickets: 'apart' } })).toMatch(
      /an estimate without your flights;/u,
    )
    expect(cost({ location: 'Durban', origin: 'Ladysmith', needs: ['own-transport'] })).toMatch(
      /without your own bus;/u,
    )
  })
  it('says nothing of it where all is in the price', () => {
    expect(cost({ location: 'Durban', origin: 'Ladysmith' })).toMatch(/an estimate;/u)
  })
})
