import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { INVENTED_SCHOOLS as schools } from '../schools/invented-schools.fixture.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const read = (text: string) => parseIdea(text, { today, gazetteer: gazetteerOf(facts), schools })
const plan = (text: string) => planItinerary(read(text), facts, { today })
const stepsOf = (text: string) => plan(text).daily_itinerary.flatMap(({ schedule }) => schedule)

describe('a plan for a school whose gate is known', () => {
  const idea = 'Berg-en-Dal Primary, 40 Grade 6 learners, one day in Durban, natural sciences'
  it('begins and ends at the gate, and its first step has the name of the school', () => {
    const steps = stepsOf(idea)
    expect(steps[0]).toMatchObject({ title: 'Meet at Berg-en-Dal Primary School', latitude: -29.6, longitude: 30.35 })
    expect(steps.at(-1)).toMatchObject({ kind: 'travel', latitude: -29.6, longitude: 30.35 })
  })
  it('passes every check, and fails one if it begins in the centre of the town', () => {
    const document = plan(idea)
    const failed = (checked: typeof document) =>
      verify(checked, read(idea), facts, { today })
        .filter(({ status }) => status === 'fail')
        .map(({ id }) => id)
    expect(failed(document)).toEqual([])
    const [first, ...rest] = document.daily_itinerary
    const [meeting, ...steps] = first!.schedule
    const moved = { ...meeting!, latitude: -29.62, longitude: 30.39 }
    expect(failed({ ...document, daily_itinerary: [{ ...first!, schedule: [moved, ...steps] }, ...rest] })).toContain(
      'starts_at_origin',
    )
  })
})

it('a school without a position is left from its town', () => {
  expect(stepsOf("St Osmunda's College, 40 Grade 6 learners, one day in Cape Town")[0]?.title).toBe('Meet in Paarl')
})

it('a trip without a place is planned around the school, even if its town is in no list', () => {
  const unlisted = schools.map((school) => ({ ...school, town: 'Nowhere-on-Sea' }))
  const idea = parseIdea('Berg-en-Dal Primary, 40 Grade 6 learners, one day', {
    today,
    gazetteer: gazetteerOf(facts),
    schools: unlisted,
  })
  expect(planItinerary(idea, facts, { today }).location).toBe('Pietermaritzburg, KwaZulu-Natal')
})

it('several schools of one name are said, and the plan says where it begins instead', () => {
  const { assumptions } = plan('Thutwane Secondary, 40 Grade 8 learners, one day in Kimberley')
  expect(assumptions).toContain(
    'We know several schools called Thutwane Secondary School (Soweto; Mthatha): tell us the town or the province of yours. The plan and its price begin and end in Kimberley.',
  )
  expect(assumptions.join()).not.toContain('You did not say where you leave from')
})
