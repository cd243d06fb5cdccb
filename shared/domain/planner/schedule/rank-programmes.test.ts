import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { OCCASIONS } from '../../occasions.ts'
import { TRIP_TYPES } from '../../trip-types.ts'
import { exampleIdea } from '../example-idea.ts'
import { readTripRequest } from '../request/read-trip-request.ts'
import { rankProgrammes } from './rank-programmes.ts'

const facts = readFacts()
const OF_ANY_GROUP = ['Life Orientation', 'Life Skills']
/** What a team, a choir or a reward has time for. */
const FOR_FUN = ['Sports & outdoor', 'Overnight camp', 'Arts & culture', 'Beach / Coastal']

it('puts what any group gains before the lessons of a subject by day, where no subject was asked for', () => {
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom(...OCCASIONS), { nil: null }),
      fc.subarray([...TRIP_TYPES], { maxLength: 2 }),
      fc.integer({ min: 4, max: 12 }),
      (occasion, tripTypes, grade) => {
        const idea = exampleIdea({ location: 'Durban', days: 4, gradeMin: grade, gradeMax: grade, tripTypes })
        const trip = readTripRequest({ ...idea, ...(occasion ? { occasion } : {}) }, facts, '2026-11-21')
        const isThemed = ({ trip_types: types }: (typeof facts.programmes)[number]) =>
          types.some((type) => trip.themes.includes(type))
        const day = rankProgrammes(trip, facts)
          .map(({ programme }) => programme)
          .filter((one) => one.time === 'day' && one.leader === 'educators' && !isThemed(one))
        const isOfGroup = day.map(
          ({ subjects, trip_types: types }) =>
            subjects.every((one) => OF_ANY_GROUP.includes(one)) &&
            (!occasion || types.some((type) => FOR_FUN.includes(type))),
        )
        const lessons = day.map(
          ({ subjects, stay_activity }, at) =>
            !isOfGroup[at] &&
            stay_activity === undefined &&
            !subjects.some((one) => one === 'Music' || one.endsWith('Arts') || one === 'Dance Studies'),
        )
        expect(lessons.indexOf(true)).toBeGreaterThan(isOfGroup.lastIndexOf(true))
      },
    ),
    { numRuns: 30 },
  )
})
