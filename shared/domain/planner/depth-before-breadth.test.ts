import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { minutesOf } from '../itinerary/clock.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const planned = (text: string): Itinerary =>
  planItinerary(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, { today })
const placeOf = (id: string | undefined) => facts.places.find((place) => place.id === id)
const visitsOf = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.map(({ schedule }) =>
    schedule.flatMap((step, at) => {
      const place = step.kind === 'visit' ? placeOf(step.place_id) : undefined
      return place
        ? [{ place, step, before: schedule[at - 1], minutes: minutesOf(step.end) - minutesOf(step.start) }]
        : []
    }),
  )

/** Sights of one area each, so that two of them fit into a day. */
const SIGHTS = {
  Pretoria: ['National Zoological Garden', 'Freedom Park', 'Voortrekker Monument', 'Union Buildings gardens'],
  Johannesburg: ['Apartheid Museum', 'Constitution Hill', 'Maropeng Visitor Centre', 'Sterkfontein Caves'],
  'Cape Town': ['Robben Island Museum', 'Two Oceans Aquarium', 'Kirstenbosch National Botanical Garden'],
} as const
const trips = fc.constantFrom(...(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])).chain((town) =>
  fc.record({
    town: fc.constant(town),
    sights: fc.subarray([...SIGHTS[town]], { minLength: 1, maxLength: 2 }),
    grade: fc.integer({ min: 5, max: 11 }),
    subject: fc.constantFrom('Natural Sciences', 'Social Sciences', 'Life Orientation'),
  }),
)

describe('a day trip to sights that fill the day', () => {
  it('has nothing else beside a sight that is shorter than usual, and meets tours at their hour', () => {
    fc.assert(
      fc.property(trips, ({ town, sights, grade, subject }) => {
        const plan = planned(
          `40 Grade ${grade} learners and 3 teachers from ${town} to ${sights.join(' and ')} on 12 May 2027, ${subject}.`,
        )
        for (const visits of visitsOf(plan)) {
          const asked = visits.filter(({ place }) => sights.some((name) => name === place.name))
          const cut = asked.filter(
            ({ place, minutes }) => minutes < Math.min(place.duration_min, 240) - 15 && !place.slots,
          )
          const others = visits.filter((one) => !asked.includes(one))
          if (cut.length > 0) expect(others.map(({ place }) => place.name)).toEqual([])
          for (const { place, step, before } of visits) {
            if (!place.slots) continue
            const slot = place.slots.find(({ starts }) => starts === step.start)
            expect(slot, `${place.name} at ${step.start}`).toBeDefined()
            expect(before?.role).toBe('wait')
            expect(minutesOf(before!.end) - minutesOf(before!.start)).toBeGreaterThanOrEqual(slot!.check_in_min)
          }
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('is back a quarter of an hour before it must be, where that leaves room for the sights', () => {
    const plan = planned(
      '60 Grade 4 learners and 4 teachers from Soshanguve to the National Zoological Garden in Pretoria on 12 May 2027, back by 15:00.',
    )
    expect(plan.daily_itinerary[0]!.schedule.at(-1)!.end <= '14:45').toBe(true)
  })

  it('has lunch by half past twelve where the youngest go to one place', () => {
    const plan = planned(
      '40 Grade 2 learners and 4 teachers from Pretoria to the National Zoological Garden on 12 May 2027.',
    )
    const lunch = plan.daily_itinerary[0]!.schedule.find(({ kind }) => kind === 'meal')!
    expect(lunch.start <= '12:30').toBe(true)
  })
})
