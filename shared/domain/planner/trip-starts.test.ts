import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from './example-idea.ts'
import { readTripRequest } from './request/read-trip-request.ts'
import { startsForArea } from './trip-starts.ts'

const facts = readFacts()
const FLIES = { wanted: true, tickets: null }
const startsOf = (said: Parameters<typeof exampleIdea>[0]) => {
  const idea = exampleIdea({ days: 3, gradeMin: 9, gradeMax: 9, startDate: '2027-05-11', ...said })
  return [...startsForArea(readTripRequest(idea, facts, '2026-11-21'), facts)].map(({ request, notes }) => ({
    flights: request.journey?.flights.map(({ from, to }) => `${from.code}-${to.code}`) ?? null,
    start: request.start.name,
    notes: notes.map(({ code }) => code),
  }))
}

describe('where a trip begins', () => {
  it('is at home: by road first, then by air, if nobody wrote of flights', () => {
    const [road, air] = startsOf({ location: 'Cape Town', origin: 'Johannesburg' })
    expect(road).toEqual({ flights: null, start: 'Johannesburg', notes: [] })
    expect(air).toMatchObject({ flights: ['JNB-CPT'], notes: ['flights_chosen'] })
  })
  it('is not tried twice at home by a group that lives where it goes', () => {
    expect(startsOf({ location: 'Bloemfontein', origin: 'Bloemfontein' })).toEqual([
      { flights: null, start: 'Bloemfontein', notes: [] },
    ])
  })
  it('is at home by air alone, for a group that flies', () => {
    const [first] = startsOf({ location: 'Cape Town', origin: 'Bloemfontein', flights: FLIES })
    expect(first).toMatchObject({ flights: ['BFN-CPT'], notes: ['flights_as_asked'] })
  })
  it('has a change of planes where no direct flight is known', () => {
    const [first] = startsOf({ location: 'Polokwane', origin: 'Gqeberha', flights: FLIES })
    expect(first!.flights).toEqual(['PLZ-JNB', 'JNB-PTG'])
  })
  it('leaves from the airport that the idea names', () => {
    const [first] = startsOf({ location: 'Cape Town', origin: 'Lanseria', flights: FLIES })
    expect(first!.flights).toEqual(['HLA-CPT'])
  })
  it.each([
    ['refuses it', { flights: { wanted: false, tickets: null } }, []],
    ['has its own bus', { needs: ['own-transport' as const] }, []],
    ['is away for a day', { days: 1, flights: FLIES }, ['flights_left_out']],
  ])('is never by air for a group that %s', (_, said, notes) => {
    const starts = startsOf({ location: 'Cape Town', origin: 'Johannesburg', ...said })
    expect(starts.every(({ flights, start }) => flights === null && !start.includes('Airport'))).toBe(true)
    expect(starts[0]!.notes).toEqual(notes)
  })
  it('is where it was, and else at home without flights, if a group that flies is planned again', () => {
    const idea = exampleIdea({ location: 'Cape Town', origin: 'Johannesburg', days: 3, startDate: '2027-05-11' })
    const request = readTripRequest(idea, facts, '2026-11-21')
    const flying = [...startsForArea(request, facts)].find((one) => one.request.journey)!
    const [again, ...others] = [...startsForArea(flying.request, facts)]
    expect(again).toEqual({ request: flying.request, notes: [], isLast: true })
    expect(others.map((one) => one.request)).toEqual([...startsForArea(request, facts)].map((one) => one.request))
  })
  it('is at the airport with the shortest drive to the area if the way there is too long and nobody flies from home', () => {
    const starts = startsOf({ location: 'Port Edward', origin: 'Springbok', days: 4 })
    expect(starts[1]).toEqual({
      flights: null,
      start: 'King Shaka International Airport',
      notes: ['starts_elsewhere'],
    })
  })
  it('is by road to a place near home, and the plan says so', () => {
    expect(startsOf({ location: 'Pretoria', origin: 'Johannesburg', flights: FLIES })[0]).toEqual({
      flights: null,
      start: 'Johannesburg',
      notes: ['flights_left_out'],
    })
  })
})
