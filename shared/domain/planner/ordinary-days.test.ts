import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { mayBeEmpty } from '../catalogue/kinds.ts'
import { STOP_SORTS, type StopSort } from '../catalogue/stop-sorts.ts'
import { kmBetween } from '../geo.ts'
import { parseIdea } from '../idea/parse.ts'
import { minutesOf } from '../itinerary/clock.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from './plan-itinerary.ts'
import { isClosedToNonSwimmers } from './places/water.ts'

const facts = readFacts()
const today = '2026-11-27'
const planned = (text: string): Itinerary =>
  planItinerary(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, { today })
const stepsOf = ({ daily_itinerary: days }: Itinerary) => days.flatMap(({ schedule }) => schedule)
const placeOf = (id: string | undefined) => facts.places.find((place) => place.id === id)

describe('what every town has', () => {
  const nouns = STOP_SORTS.flatMap(({ inEachTown = [] }: StopSort) => inEachTown).filter((noun) => noun.includes(' '))
  const towns = ['Brits', 'Oudtshoorn', 'Newcastle', 'Upington', 'Worcester']
  it('is had in the town of the trip, never in another one, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...nouns), fc.constantFrom(...towns), (noun, town) => {
        const spot = facts.towns.find(({ name }) => name === town)!
        const plan = planned(`A day trip in ${town} from ${town} for 30 Grade 9 learners: a visit to a ${noun}.`)
        const line = plan.requests?.find(({ text }) => text.includes(noun))
        expect(line?.where ?? [], `${noun}, ${town}`).not.toEqual([])
        for (const { start } of line!.where) {
          const step = stepsOf(plan).find((one) => one.start === start)!
          expect(kmBetween(spot, { lat: step.latitude!, lon: step.longitude! })).toBeLessThan(25)
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('a stage without a performance at a known hour', () => {
  it('is no extra beside what was asked for', () => {
    const sights = ['uShaka Sea World', 'Apartheid Museum', 'Two Oceans Aquarium', 'Oliewenhuis Art Museum']
    fc.assert(
      fc.property(fc.constantFrom(...sights), fc.integer({ min: 2, max: 3 }), (sight, days) => {
        const plan = planned(`${sight}, ${days} days, 40 Grade 7 learners from Newcastle.`)
        const empty = stepsOf(plan)
          .flatMap(({ place_id }) => placeOf(place_id) ?? [])
          .filter(mayBeEmpty)
        expect(empty.map(({ name }) => name)).toEqual([])
      }),
      { numRuns: 8 },
    )
  })
})

describe('a group that goes in by turns', () => {
  it('has time inside, and a task for those who wait that is no longer than they wait', () => {
    const sights = ['Mandela House', 'the Reserve Bank Museum', 'Regina Mundi', 'Sterkfontein Caves']
    fc.assert(
      fc.property(fc.constantFrom(...sights), fc.integer({ min: 60, max: 160 }), (sight, learners) => {
        const plan = planned(`${sight}, one day, ${learners} Grade 8 learners from Vereeniging.`)
        for (const { turns, visit_programme: task } of stepsOf(plan)) {
          if (!turns || !('starts' in turns)) continue
          expect(turns.minutes).toBeGreaterThanOrEqual(15)
          if (task) expect(task.minutes).toBeLessThanOrEqual((turns.groups - 1) * turns.minutes)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('water that was asked for', () => {
  it('has one adult for every ten learners, where the idea gives no number of them', () => {
    const wet = facts.places.filter((place) => isClosedToNonSwimmers(place) && place.grades[0] <= 9 && !place.seasonal)
    fc.assert(
      fc.property(fc.constantFrom(...wet), fc.integer({ min: 21, max: 60 }), (place, learners) => {
        const plan = planned(`${place.name}, one day, ${learners} Grade 9 learners from ${place.town}.`)
        const isThere = stepsOf(plan).some(({ place_id }) => place_id === place.id)
        if (isThere) expect(plan.group_details.teachers * 10).toBeGreaterThanOrEqual(learners)
      }),
      { numRuns: 15 },
    )
  })
})

describe('a sight that most of the grades may see', () => {
  it('is visited, says who goes in and who stays outside, and is left out where fewer than half may', () => {
    const sights = ['Hector Pieterson Memorial and Museum', 'Apartheid Museum']
    fc.assert(
      fc.property(
        fc.constantFrom(...sights),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 5 }),
        (sight, low, more) => {
          const [lowest] = facts.places.find(({ name }) => name === sight)!.grades
          const high = low + more
          const plan = planned(`${sight}, one day, 60 learners of Grades ${low} to ${high} from Soweto.`)
          const line = plan.requests?.find(({ text }) => text === sight)
          const inside = Math.max(0, high - lowest + 1)
          if (low >= lowest) expect(line?.state).toBe('met')
          // A host that takes a grade is asked whether it takes the one before.
          else if (low === lowest - 1) expect(line).toMatchObject({ state: 'partly', why: { code: 'other_grades' } })
          else if (2 * inside < more + 1) expect(line?.state).toBe('not_met')
          else
            expect(line).toMatchObject({
              state: 'partly',
              why: { code: 'some_grades', params: { in_min: lowest, in_max: high, out_min: low, out_max: lowest - 1 } },
            })
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('an activity that needs a host', () => {
  it('is led by day by somebody who is used to it, never by an adult of the group in the evening', () => {
    const activities = ['abseiling', 'horse riding', 'strawberry picking', 'canoeing', 'see the rhino', 'snorkelling']
    fc.assert(
      fc.property(fc.constantFrom(...activities), fc.integer({ min: 1, max: 2 }), (activity, nights) => {
        const plan = planned(
          `We want ${activity}. ${nights + 1} days in Clarens, 30 Grade 9 learners, 3 teachers, from Bethlehem.`,
        )
        for (const { start, arrange, title } of stepsOf(plan)) {
          if (!arrange || !activity.includes(title.toLowerCase())) continue
          expect(arrange.who).not.toContain('adult of your group')
          expect(start < '17:00').toBe(true)
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('the hours of a day trip that the idea gives', () => {
  it('are used: no sight has less time because the way is shorter, and all are kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 16 }), fc.integer({ min: 13, max: 17 }), (from, to) => {
        const end = Math.max(from + 1, to)
        const text = (hour: number) =>
          `Apartheid Museum, one day, 40 Grade 9 learners and 3 teachers from Soweto, leave at 08:00, back by ${hour}:00.`
        const minutes = (hour: number) => {
          const step = stepsOf(planned(text(hour))).find(({ title }) => title.startsWith('Apartheid'))
          return step ? minutesOf(step.end) - minutesOf(step.start) : 0
        }
        expect(minutes(end)).toBeGreaterThanOrEqual(minutes(from))
      }),
      { numRuns: 6 },
    )
  })
})

describe('the numbers of rescue services', () => {
  it('are those of the sea only where a visit has waves', () => {
    const dry = ['Bloemfontein', 'Kimberley', 'Polokwane']
    fc.assert(
      fc.property(fc.constantFrom(...dry), (town) => {
        const plan = planned(`A day trip in ${town}, a dam and a park, 40 Grade 7 learners from ${town}.`)
        expect(plan.safety_measures.join(' ')).not.toContain('NSRI')
      }),
      { numRuns: 3 },
    )
    const coast = planned('uMhlanga beach and rock pools, one day, 30 Grade 7 learners from Durban.')
    const waves = stepsOf(coast).some(({ place_id }) => placeOf(place_id)?.hazards.includes('waves'))
    if (waves) expect(coast.safety_measures.join(' ')).toContain('NSRI')
  })
})
