import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { type Fleet, chooseFleet } from './price/choose-fleet.ts'
import { planRequest } from './meet-budget.ts'
import { readTripRequest } from './request/read-trip-request.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const planned = (text: string) =>
  planItinerary(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, { today })
const TRIP = '40 Grade 10 History learners and 3 teachers from Durban to Dundee, 10 to 11 May 2027.'

describe('a registered guide', () => {
  it('is in no price of a short trip that nobody asked for', () => {
    expect(planned(TRIP).cost_details.filter(({ code }) => code === 'guide')).toEqual([])
  })
  it('is in the price of every day where it was asked for, and the answer says so', () => {
    const plan = planned(`${TRIP} A good guide is essential.`)
    expect(plan.cost_details.find(({ code }) => code === 'guide')?.quantity).toBe(2)
    expect(plan.requests?.map(({ why }) => why)).toContainEqual({ code: 'planned_guides', params: { guides: 1 } })
  })
  it('is never the reason for one more vehicle where nobody asked for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 66 }), (learners) => {
        const text = `${learners} Grade 10 History learners and 5 teachers from Benoni to Dundee, 10 to 12 May 2027.`
        const request = readTripRequest(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, today)
        const { price, ...trip } = planRequest(request, facts)
        const seatsOf = ({ hired }: Fleet) =>
          hired.flatMap(({ coaches }) => coaches.map(({ vehicle }) => vehicle.seats))
        const guides = (price.lines.find(({ item }) => item.code === 'guide')?.quantity ?? 0) / trip.days.length
        expect(price.coaches.map(({ vehicle }) => vehicle.seats)).toEqual(seatsOf(chooseFleet(trip, 0, facts)))
        expect(guides).toBeLessThanOrEqual(2)
      }),
      { numRuns: 12 },
    )
  })
})
