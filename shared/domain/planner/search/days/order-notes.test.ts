import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { readTripRequest } from '../../request/read-trip-request.ts'
import { exampleIdea } from '../../example-idea.ts'
import { noteInWords } from '../../../itinerary/note-words.ts'
import { orderNotes } from './order-notes.ts'

const facts = readFacts()
const request = readTripRequest(
  exampleIdea({ location: 'KwaZulu-Natal', origin: 'Pretoria', startDate: '2027-05-10', days: 5 }),
  facts,
  '2026-11-21',
)
const stay = (id: string) => facts.stays.find((one) => one.id === id)!
const [halfway, near, far] = [
  stay('stay-amphitheatre-backpackers'),
  stay('stay-wessa-umngeni-valley'),
  stay('stay-wessa-treasure-beach'),
]
const said = (nights: readonly (typeof far)[], from = request) =>
  orderNotes([], nights, from).map((note) => noteInWords(note).replace(/^.*, (?=come|lie)/u, ''))

describe('where the farthest beds come in a trip', () => {
  it('is told by what the planner weighed: the other way round was tried and came out worse', () => {
    expect(said([near, near, far, far])).toEqual(['come last: that way round the days came out best.'])
  })
  it('is not told where the other way round was never tried', () => {
    expect(said([halfway, near, far, halfway])).toEqual([])
  })
  it('is told of beds that come first, nearer home or the airport after them', () => {
    const first = 'come first: the long road while everybody is fresh, and every night after it nearer'
    expect(said([far, far, near, near])).toEqual([`${first} home.`])
    expect(said([far, far, near, near], { ...request, home: request.start })).toEqual([`${first} Pretoria.`])
  })
  it('is not told where there is one base', () => {
    expect(said([far, far])).toEqual([])
  })
})
