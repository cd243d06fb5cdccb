import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const read = (text: string) => parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const planned = (text: string) => planItinerary(read(text), facts, { today })
const line = ({ requests = [] }: Itinerary, words: string) => requests.find(({ text }) => text.includes(words))
const steps = ({ daily_itinerary }: Itinerary) => daily_itinerary.flatMap(({ schedule }) => schedule)
const FROM_PMB = '40 Grade 7 learners and 3 teachers from Pietermaritzburg to Durban on 11 March 2027.'

describe('what was asked for', () => {
  it('is in the plan if it is a place of the catalogue, and the title says so', () => {
    const plan = planned(`${FROM_PMB} We want to visit uShaka Sea World.`)
    expect(line(plan, 'uShaka')).toMatchObject({ state: 'met', place_id: 'ushaka-sea-world', where: [{ day: 1 }] })
    expect(plan.title).toContain('uShaka Sea World')
  })

  it('is to be arranged if no catalogue has it: with time, way, price, whom to ask and a message', () => {
    const plan = planned(`${FROM_PMB} We want to visit Sunrise Dairy in Hillcrest.`)
    expect(line(plan, 'Sunrise Dairy')?.state).toBe('to_arrange')
    const step = steps(plan).find(({ arrange }) => arrange)
    expect(step).toMatchObject({ kind: 'activity', town: 'Hillcrest', arrange: { who: 'the owner or manager' } })
    expect(step?.place_id).toBeUndefined()
    expect(step?.arrange?.ask).toHaveLength(5)
    expect(step?.arrange?.message).toContain('Sunrise Dairy')
    expect(step!.arrange!.by < plan.start_date).toBe(true)
    expect(plan.cost_details.filter(({ code }) => code === 'to_be_quoted')).toHaveLength(1)
    expect(plan.headline?.get).toMatch(/still to be arranged/iu)
  })

  it('is lunch in the price, on the first day too, where it must be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 12, max: 90 }), (days, learners) => {
        const text = `${learners} Grade 7 learners from Pretoria, ${days} days in Johannesburg from 11 May 2027. LUNCH MUST BE INCLUDED.`
        const [plan, idea] = [planned(text), read(text)]
        const checks = verify(plan, idea, facts, { today, text })
        expect(line(plan, 'LUNCH')?.state).toBe('met')
        expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
        expect(plan.daily_itinerary.flatMap(({ meal_codes }) => meal_codes ?? [])).not.toContain('lunch_from_home')
      }),
      { numRuns: 8 },
    )
  })

  it('is to be arranged in a town if only a wide area is known, to whose middle no road leads', () => {
    const text = 'Kruger 2027. We want to visit a glassworks.'
    const plan = planned(text)
    const towns = facts.towns.filter(({ kind }) => kind === 'town' || kind === 'city')
    const { latitude, longitude } = steps(plan).find(({ arrange }) => arrange)!
    expect(towns.some(({ lat, lon }) => lat === latitude && lon === longitude)).toBe(true)
    expect(verify(plan, read(text), facts, { today, text }).filter(({ status }) => status === 'fail')).toEqual([])
  })

  it('is met by one of two: the other is named as not chosen', () => {
    const plan = planned(`${FROM_PMB} We want to visit a newspaper or a radio station.`)
    expect(plan.requests?.map(({ state }) => state).toSorted()).toEqual(['not_met', 'to_arrange'])
    expect(plan.requests?.find(({ state }) => state === 'not_met')?.why?.code).toBe('another_chosen')
  })

  it('is met by the other of two if the first does not suit the group, whichever it is', () => {
    const tooOld = facts.places.filter(({ town, grades }) => town === 'Durban' && grades[0] > 2)
    fc.assert(
      fc.property(fc.constantFrom(...tooOld), ({ name }) => {
        const plan = planned(`${FROM_PMB.replace('Grade 7', 'Grade 2')} We want to visit ${name} or a bakery.`)
        expect(line(plan, 'bakery')?.state).toBe('to_arrange')
      }),
      { numRuns: 10, seed: 5 },
    )
  })

  it('is in the plan by its name though others of its sort are not wanted', () => {
    const plan = planned(`${FROM_PMB} We want to visit the KwaMuhle Museum. We do not want to see a museum.`)
    expect(line(plan, 'KwaMuhle')?.state).toBe('met')
  })

  it('never breaks the hours that were asked for', () => {
    const plan = planned(
      `${FROM_PMB} uShaka Sea World, the KwaZulu-Natal Sharks Board, the Durban Botanic Gardens and the Durban Art Gallery. Back by 14:30.`,
    )
    expect(steps(plan).at(-1)!.end <= '14:30').toBe(true)
    expect(plan.requests?.some(({ why }) => why?.code === 'no_time')).toBe(true)
  })

  it('has a true reason if it is missing', () => {
    const plan = planned(`${FROM_PMB} uShaka Sea World and Robben Island Museum.`)
    expect(line(plan, 'Robben Island')).toMatchObject({ state: 'not_met', why: { code: 'too_far' } })
    expect(line(plan, 'Robben Island')?.reason).toMatch(/\d+ km by road/u)
    expect(plan.headline?.missing).toContain('Robben Island')
  })

  it.each([
    ['A wine tasting for the learners in the afternoon', 'alcohol'],
    ['A visit to the casino in Durban', 'gambling'],
    ['We ride on the back of a bakkie', 'open-vehicle'],
    ['The boys want to go bungee jumping', 'jumps'],
  ])('is refused with the reason if no school trip may have it: %s', (words, what) => {
    const text = `${FROM_PMB} We want to visit uShaka Sea World. ${words}.`
    const plan = planned(text)
    const refused = plan.requests?.filter(({ why }) => why?.code === 'barred')
    expect(refused).toMatchObject([{ state: 'not_met', where: [], why: { params: { what } } }])
    expect(steps(plan).some(({ arrange }) => arrange)).toBe(false)
    expect(line(plan, 'uShaka')?.state).toBe('met')
    expect(verify(plan, read(text), facts, { today, text }).filter(({ status }) => status === 'fail')).toEqual([])
  })
  it.each(['Dragon Peaks', 'Inkosana Lodge', 'Didima Camp', 'ATKV Drakensville'])(
    'is the bed of each night if a stay is named: %s',
    (name) => {
      const plan = planned(
        `40 Grade 7 learners from Pietermaritzburg to the Drakensberg, 10 to 12 March 2027. We sleep at ${name}.`,
      )
      expect(line(plan, name)?.state).toBe('met')
      for (const { accommodation } of plan.daily_itinerary.slice(0, -1)) expect(accommodation).toContain(name)
    },
  )
  it('is planned for those who are old enough for it', () => {
    const plan = planned(`${FROM_PMB.replace('Grade 7', 'Grade 11')} They want to go bungee jumping.`)
    expect(plan.requests?.some(({ why }) => why?.code === 'barred')).toBe(false)
  })

  it('is left out if it is not wanted', () => {
    const plan = planned(`${FROM_PMB} Natural Sciences. Not uShaka Sea World please.`)
    expect(line(plan, 'uShaka')).toMatchObject({ force: 'not', state: 'met' })
    expect(steps(plan).some(({ place_id }) => place_id === 'ushaka-sea-world')).toBe(false)
  })

  it('has an evening of its own on a trip with nights if the group does it by itself', () => {
    const plan = planned(
      '30 Grade 10 learners and 2 teachers from Durban to the Drakensberg, 10 to 12 May 2027. On the last night an awards evening.',
    )
    const where = plan.requests?.find(({ text }) => text.includes('awards'))?.where ?? []
    expect(where.map(({ day, start }) => ({ day, isEvening: start >= '18:00' }))).toEqual([{ day: 2, isEvening: true }])
  })

  it('counts what others pay apart from the budget', () => {
    const plan = planned(`${FROM_PMB} uShaka Sea World. R350 per learner. The SGB pays the bus.`)
    expect(plan.headline?.cost).toContain('others pay')
    expect(verify(plan, read(FROM_PMB), facts, { today }).find(({ id }) => id === 'parts_add_up')?.status).toBe('pass')
  })

  it('keeps the asked sights before others, whichever they are, and each has one answer', () => {
    const sights = facts.places.filter(({ town, grades }) => town === 'Durban' && grades[0] <= 7 && grades[1] >= 7)
    fc.assert(
      fc.property(fc.subarray(sights, { minLength: 1, maxLength: 6 }), (asked) => {
        const text = `${FROM_PMB} We want to see ${asked.map(({ name }) => name).join('; ')}.`
        const plan = planned(text)
        const named = new Set(read(text).requests.flatMap((one) => (one.kind === 'sight' ? (one.placeId ?? []) : [])))
        for (const { state, where, why } of plan.requests!)
          expect(state === 'met' || state === 'to_arrange' ? where.length : why).toBeTruthy()
        const visited = steps(plan).flatMap(({ kind, place_id }) => (kind === 'visit' ? (place_id ?? []) : []))
        const isMissing = [...named].some((id) => !visited.includes(id))
        if (isMissing) expect(visited.every((id) => named.has(id))).toBe(true)
      }),
      { numRuns: 25, seed: 27 },
    )
  })
})
