import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const read = (text: string) => parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const planned = (text: string) => planItinerary(read(text), facts, { today })
const failing = (text: string, plan: Itinerary) =>
  verify(plan, read(text), facts, { today, text }).flatMap(({ id, status }) => (status === 'fail' ? [id] : []))
const steps = ({ daily_itinerary }: Itinerary) => daily_itinerary.flatMap(({ schedule }) => schedule)
const line = ({ requests = [] }: Itinerary, words: string) => requests.find(({ text }) => text.includes(words))
const stepWith = (plan: Itinerary, words: string): Step | undefined =>
  steps(plan).find(({ within }) => within?.some(({ title }) => title.toLowerCase().includes(words)))
const minutesOf = ({ start, end }: Step) =>
  Number(end.slice(0, 2)) * 60 + Number(end.slice(3)) - Number(start.slice(0, 2)) * 60 - Number(start.slice(3))

const FROM_PMB = '40 Grade 7 learners and 3 teachers from Pietermaritzburg to Durban on 11 March 2027.'
const CAMP = '30 Grade 10 learners and 2 teachers from Durban to the Drakensberg, 10 to 12 May 2027.'

describe('an activity without a place of its own', () => {
  it('is done at the sight that is named with it: with whom to ask, a cost line and its time', () => {
    const text = `${FROM_PMB} We visit uShaka Sea World with the dolphin show.`
    const plan = planned(text)
    const step = stepWith(plan, 'dolphin show')
    expect(step).toMatchObject({ kind: 'visit', place_id: 'ushaka-sea-world' })
    expect(line(plan, 'dolphin show')).toMatchObject({ state: 'to_arrange', where: [{ day: 1, start: step?.start }] })
    expect(step?.within?.[0]).toMatchObject({ minutes: 30, arrange: { who: 'the office that takes school visits' } })
    expect(plan.cost_details.some(({ code, item }) => code === 'to_be_quoted' && /dolphin show/iu.test(item))).toBe(
      true,
    )
    expect(failing(text, plan)).toEqual([])
  })

  it('makes the visit longer', () => {
    const visit = (plan: Itinerary) => steps(plan).find(({ place_id }) => place_id === 'durban-natural-science-museum')
    const [plain, longer] = [
      planned(`${FROM_PMB} We visit the Durban Natural Science Museum.`),
      planned(`${FROM_PMB} We visit the Durban Natural Science Museum with a worksheet and a talk by the curator.`),
    ]
    expect(minutesOf(visit(longer)!)).toBeGreaterThan(minutesOf(visit(plain)!))
  })

  it.each([
    ['We visit uShaka Sea World. A quiz on the bus.', 'quiz', 'travel'],
    ['We visit uShaka Sea World, then ice cream on the pier.', 'ice cream', 'meal'],
    ['We want to see uShaka Sea World and have a picnic on the beach.', 'picnic', 'meal'],
  ])('is done where its words say: %s', (words, what, kind) => {
    const text = `${FROM_PMB} ${words}`
    const plan = planned(text)
    expect(stepWith(plan, what)?.kind).toBe(kind)
    expect(failing(text, plan)).toEqual([])
  })

  it('has the evenings of a trip with nights, however many there are', () => {
    const text = `${CAMP} A campfire, a talent show and stargazing. On the last night an awards evening.`
    const plan = planned(text)
    for (const words of ['campfire', 'talent show', 'awards evening']) {
      const { state, where = [] } = line(plan, words) ?? {}
      // A programme of the catalogue, or what one of the group must still prepare.
      expect(['met', 'to_arrange']).toContain(state)
      for (const { start } of where) expect(start >= '17:30').toBe(true)
    }
    expect(failing(text, plan)).toEqual([])
  })

  it('is not what somebody tells of an earlier trip', () => {
    const plan = planned(`${CAMP} We want a campfire at Midmar Dam Resort, where we stayed before.`)
    expect(plan.requests?.some(({ text }) => /stayed/iu.test(text))).toBe(false)
  })

  it('takes no day from a sight: all of them are planned, each within its visit', () => {
    const sights = ['uShaka Sea World', 'the Durban Natural Science Museum', 'the Durban Botanic Gardens']
    const activities = ['a worksheet', 'a talk by the guide', 'a quiz', 'a sketching hour', 'a scavenger hunt']
    fc.assert(
      fc.property(
        fc.subarray(sights, { minLength: 1, maxLength: 2 }),
        fc.subarray(activities, { minLength: 1, maxLength: 3 }),
        (seen, done) => {
          const text = `${FROM_PMB} ${seen.map((sight, at) => `We visit ${sight}${at === 0 ? ` with ${done.join(', ')}` : ''}.`).join(' ')}`
          const plan = planned(text)
          const asked = read(text).requests.filter(({ kind }) => kind === 'sight' || kind === 'activity')
          expect(asked.length).toBeGreaterThan(seen.length)
          // Paper and pens are work at a visit, and no stop.
          for (const { state, why } of plan.requests!.filter(({ kind }) => kind === 'sight' || kind === 'activity'))
            expect(['met', 'to_arrange', 'at_visits']).toContain(state === 'partly' ? why?.code : state)
          for (const step of steps(plan))
            expect((step.within ?? []).reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(
              minutesOf(step),
            )
          expect(failing(text, plan)).toEqual([])
        },
      ),
      { numRuns: 15, seed: 16 },
    )
  })
})

describe('what is asked for by name', () => {
  it('has a bed near it, though other sights are nearer to the middle of the area', () => {
    const plan = planned(`${CAMP} We visit the Himeville Fort Museum.`)
    expect(line(plan, 'Himeville')?.state).toBe('met')
  })
})
