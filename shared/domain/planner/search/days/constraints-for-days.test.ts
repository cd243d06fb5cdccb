import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../../idea/parse.ts'
import { minutesOfClock } from '../../../verifier/derived/clock.ts'
import { verify } from '../../../verifier/verify.ts'
import { spotOf } from '../bases/lodging.ts'
import { readTripRequest } from '../../request/read-trip-request.ts'
import { exampleIdea } from '../../example-idea.ts'
import { planItinerary } from '../../plan-itinerary.ts'
import { legBetween } from '../../roads/leg.ts'
import { USUAL_VISITS_PER_DAY } from '../../request/economy.ts'
import { constraintsForDays } from './constraints-for-days.ts'

const facts = readFacts()
const today = '2026-11-21'
const at = (hours: number, minutes = 0) => hours * 60 + minutes
const [bed] = facts.stays
function constraintsOf(said: Parameters<typeof exampleIdea>[0]) {
  const request = readTripRequest(exampleIdea({ location: 'Magaliesburg', origin: 'Pretoria', ...said }), facts, today)
  const beds = Array.from({ length: request.days - 1 }, () => spotOf(bed!))
  return constraintsForDays(request, beds, { maxVisitsPerDay: USUAL_VISITS_PER_DAY }, facts.roads)
}

describe('the constraints of a day', () => {
  it('keep their own hours, also if the preferred hours allow no day', () => {
    const [day] = constraintsOf({ gradeMin: 2, gradeMax: 2, days: 1, hours: { from: at(14), to: null } })
    expect(day!.map(({ latestEnd, maxDriveMinutes }) => [latestEnd, maxDriveMinutes])).toEqual([
      [at(18), 240],
      [at(14, 30), 180],
      [at(16, 30), 180],
      [at(18), 240],
    ])
  })
  it('start with lunch at school if a trip with nights is to leave at midday or later, and leave as soon as lunch allows', () => {
    const startsFor = (from: number) => {
      const [first] = constraintsOf({ gradeMin: 6, gradeMax: 6, days: 3, hours: { from, to: null } })
      return [...new Set(first!.slice(0, -3).map(({ earliestStart }) => earliestStart))]
    }
    expect(startsFor(at(8))).toEqual([at(8, 15)])
    expect(startsFor(at(13))).toEqual([at(13, 15), at(12, 30), at(11, 15)])
    expect(startsFor(at(14))).toEqual([at(13, 45), at(12, 30), at(11, 15)])
  })
  it('end as early as lunch before the way home allows if a trip with nights is to be back by noon', () => {
    const last = constraintsOf({ gradeMin: 6, gradeMax: 6, days: 3, hours: { from: null, to: at(12) } }).at(-1)!
    expect(last[0]!.latestEnd).toBe(at(12) + legBetween(facts.roads, last[0]!.from, last[0]!.to).driveMinutes)
  })
})

describe('a weekend that leaves school at 14:00 on Friday', () => {
  it.each([
    ['camp from Pretoria to Magaliesburg, 40 Grade 6 learners, R2 500 per learner', 'Pretoria', at(12, 30)],
    ['camp from Durban to Ballito, 40 Grade 6 learners', 'Durban', at(13, 30)],
    ['camp from Cape Town to Hermanus, 36 Grade 4 learners', 'Cape Town', at(13, 30)],
  ])('has lunch at school first and passes every check: %s', (words, school, earliest) => {
    const text = `${words}, 12 to 14 March 2027, leave school at 14:00 on Friday`
    const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
    const route = planItinerary(idea, facts, { today })
    const [gather, lunch] = route.daily_itinerary[0]!.schedule
    expect(minutesOfClock(gather!.start)).toBeGreaterThanOrEqual(earliest)
    expect(lunch).toMatchObject({ kind: 'meal', town: school })
    expect(verify(route, idea, facts, { today }).filter(({ status }) => status === 'fail')).toEqual([])
  })
})
