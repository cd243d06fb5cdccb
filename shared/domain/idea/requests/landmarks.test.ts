import { expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../../geo.ts'
import { stopFor, isStopRequest } from '../../planner/request/stops-to-arrange.ts'
import { parseIdea } from '../parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const TODAY = '2026-11-27'
const read = (text: string) => parseIdea(text, { today: TODAY, gazetteer })
/** One in so many landmarks, whose names an idea may write. */
const STEP = 9
const landmarks = facts.landmarks.filter((_, at) => at % STEP === 0)

test.each(landmarks.map((landmark) => [landmark.name, landmark] as const))(
  '%s is a sight by its name, and lies where it is',
  (name, landmark) => {
    const { requests } = read(`Outing of 40 learners and 3 teachers from ${landmark.town}: we want to visit ${name}.`)
    const sight = requests.find((one) => one.kind === 'sight' && one.landmark === landmark.id)
    if (!sight || !isStopRequest(sight)) throw new Error('It was not read as a landmark')
    const [area] = facts.towns
    const { place } = stopFor(sight, requests, [{ ...area!, radiusKm: 0 }], facts)
    expect(kmBetween(place, landmark)).toBe(0)
    expect(place.province).toBe(landmark.province)
  },
)
