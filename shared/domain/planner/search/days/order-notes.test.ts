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
  orderNotes([], nights, from, facts.roads).map((note) => noteInWords(note).replace(/^.*, (?=come|lie)/u, ''))

describe('the note on when the farthest stay comes', () => {
  it('is there if the planner tried the reverse order and it was worse', () => {
    expect(said([near, near, far, far])).toEqual(['come last: that way round the days came out best.'])
  })
  it('is not there if the reverse order was not tried', () => {
    expect(said([halfway, near, far, halfway])).toEqual([])
  })
  it('is there if the farthest stay comes first, before one nearer to home or the airport', () => {
    const first = 'come first: the long road while everybody is fresh, and every night after it nearer'
    expect(said([far, far, near, near])).toEqual([`${first} home.`])
    expect(said([far, far, near, near], { ...request, home: request.start })).toEqual([`${first} Pretoria.`])
  })
  it('is not there if there is one base', () => {
    expect(said([far, far])).toEqual([])
  })
})
