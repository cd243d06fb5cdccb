import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const [HILL, MUSEUM, SCIENCE] = ['constitution-hill', 'apartheid-museum', 'sci-bono-discovery-centre']
const GROUP = '40 Grade 8 learners and 3 teachers from Pretoria to Johannesburg'

function visitsFor(words: string) {
  const text = `${GROUP} ${words}`
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  const check = verify(plan, idea, facts, { today, text }).find(({ id }) => id === 'order_as_asked')!
  const days = plan.daily_itinerary.map(({ schedule }) => schedule.flatMap(({ place_id = [] }) => place_id))
  return { days, check }
}

describe('sights that are asked for one after the other', () => {
  it.each([
    ['Constitution Hill in the morning and the Apartheid Museum after.', [HILL, MUSEUM]],
    ['The Apartheid Museum in the morning and Constitution Hill after.', [MUSEUM, HILL]],
    ['Start at Sci-Bono Discovery Centre and end at Constitution Hill.', [SCIENCE, HILL]],
    ['First Constitution Hill, then Sci-Bono Discovery Centre.', [HILL, SCIENCE]],
    ['The Apartheid Museum, then Sci-Bono Discovery Centre, then Constitution Hill.', [MUSEUM, SCIENCE, HILL]],
    ['Constitution Hill, then Sci-Bono Discovery Centre, then the Apartheid Museum.', [HILL, SCIENCE, MUSEUM]],
  ])('are visited in that order on one day: %s', (words, order) => {
    const { days, check } = visitsFor(`on 14 May 2027. ${words}`)
    expect(days[0]!.filter((id) => order.includes(id))).toEqual(order)
    expect(check.status).toBe('pass')
  })
  it('are in that order on every day of a longer trip that has both', () => {
    const { days, check } = visitsFor('12 to 13 May 2027. The Apartheid Museum, then Constitution Hill.')
    expect(days.flat()).toEqual(expect.arrayContaining([MUSEUM, HILL]))
    expect(check.status).toBe('pass')
  })
})
