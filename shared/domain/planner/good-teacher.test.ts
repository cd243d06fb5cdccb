import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const planned = (text: string): Itinerary =>
  planItinerary(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, { today })
const stepsOf = ({ daily_itinerary }: Itinerary): Step[] => daily_itinerary.flatMap(({ schedule }) => schedule)
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const driveMinutes = (steps: readonly Step[]) =>
  steps.reduce((sum, { kind, start, end }) => sum + (kind === 'travel' ? minutes(end) - minutes(start) : 0), 0)
const placeOf = ({ place_id }: Step) => facts.places.find(({ id }) => id === place_id)

describe('a plan that an experienced teacher would make', () => {
  it.each([
    ['on the day of arrival', '2 days, 12 to 13 May 2027, 40 Grade 9 learners and 3 teachers from Ladysmith'],
    ['on a day trip', 'day trip on 12 May 2027, 40 Grade 9 learners and 3 teachers from Winterton'],
  ])('visits a named place at the hour of its concert, %s', (_, words) => {
    const steps = stepsOf(planned(`Drakensberg Boys Choir concert, ${words}`))
    const concert = steps.find(({ kind, title }) => kind === 'visit' && title.includes('Boys Choir'))
    expect(placeOf(concert!)?.slots?.map(({ starts }) => starts)).toContain(concert!.start)
    expect(steps.find(({ kind, title }) => kind === 'meal' && /lunch/i.test(title))!.start < '13:46').toBe(true)
  })

  it('is back by evening, and does not cross the country for one more museum', () => {
    const home = planned(
      '36 Grade 9 learners and 3 teachers from Worcester to Sutherland, 14 to 16 April 2027, R2 400 per learner. Stars and Karoo fossils.',
    ).daily_itinerary.at(-1)!.schedule
    expect(driveMinutes(home)).toBeLessThanOrEqual(6.5 * 60)
    expect(home.at(-1)!.end <= '20:00').toBe(true)
  })

  it.each([
    '36 Grade 9 learners and 3 teachers from Worcester to Sutherland, 14 to 16 April 2027, R2 400 per learner. Stars and Karoo fossils.',
    '40 Grade 8 learners and 3 teachers from Upington to Springbok, 10 to 14 May 2027, Geography',
    '26 Grade 11 learners and 2 teachers from East London to the Wild Coast, 5 days from 5 April 2027',
  ])('has a long outing only with much time on site: %s', (text) => {
    const days = planned(text).daily_itinerary
    const outings = days.slice(1).filter(({ stay_id }, i) => stay_id !== null && stay_id === days[i]!.stay_id)
    expect(outings.length).toBeGreaterThan(0)
    for (const { schedule } of outings) {
      const onSite = schedule.reduce(
        (sum, { kind, start, end }) => sum + (kind === 'visit' ? minutes(end) - minutes(start) : 0),
        0,
      )
      expect(driveMinutes(schedule)).toBeLessThanOrEqual(Math.max(180, 2 * onSite))
    }
  })

  it.each(['Durban', 'Cape Town', 'Gqeberha'])(
    'never goes straight from three hours on the road into a visit: %s',
    (town) => {
      const itinerary = planned(
        `40 Grade 8 learners and 3 teachers from Bloemfontein to ${town}, 10 to 15 October 2027`,
      )
      expect(itinerary.daily_itinerary).toHaveLength(6)
      for (const { schedule } of itinerary.daily_itinerary) {
        let onRoad = 0
        for (const step of schedule) {
          if (step.kind === 'visit') expect(onRoad).toBeLessThanOrEqual(180)
          onRoad = step.kind === 'travel' ? onRoad + minutes(step.end) - minutes(step.start) : 0
        }
      }
    },
  )

  it('has a rain plan for every day at the water in the rainy season', () => {
    const steps = stepsOf(
      planned('40 Grade 8 learners and 3 teachers from Pinetown to Durban, beach, 8 to 10 February 2027'),
    )
    const wet = steps.filter((step) => step.kind === 'visit' && placeOf(step)?.setting === 'open')
    expect(wet.length).toBeGreaterThan(0)
    const shelters = facts.places.filter(({ setting }) => setting === 'indoor')
    for (const { note } of wet) {
      expect(note).toContain('Rain plan:')
      expect(shelters.some(({ name }) => note!.includes(name)) || /under (?:cover|the roof)/.test(note!)).toBe(true)
    }
  })

  it('says how far away the nearest place is that offers what was asked for', () => {
    const { assumptions } = planned(
      '36 Grade 9 learners and 3 teachers from Worcester to Sutherland, 14 to 16 April 2027, R2 400 per learner. Stars and Karoo fossils.',
    )
    expect(assumptions.join('\n')).toMatch(
      /you wrote of fossils; .+: the nearest place that does is .+, about \d+ km from/,
    )
  })

  it('says which place teaches a subject that the plan leaves out, and how far away it is', () => {
    const leftFrom = (town: string, subjects: string) =>
      planned(
        `30 Grade 11 learners and 2 teachers from ${town}, day trip on 12 May 2027, ${subjects}`,
      ).assumptions.filter((text) => /no visit in the plan teaches/.test(text))
    const left = leftFrom('Cradock', 'Physical Sciences, Accounting')
    expect(left.length).toBeGreaterThan(0)
    for (const text of left) expect(text).toMatch(/the nearest place that does is .+, about \d+ km from/)
    // A place that nobody can reach on the day is no help.
    expect(leftFrom('Pofadder', 'Tourism, Life Sciences')).toEqual([
      expect.stringMatching(/teaches Tourism, and we know no place near/),
    ])
  })

  it('splits a group that is too large for a place or a stay, and says how', () => {
    const itinerary = planned('300 Grade 7 learners and 20 teachers from Polokwane to Mbombela, 3 to 5 May 2027')
    const { size } = itinerary.group_details
    expect(size).toBe(320)
    for (const step of stepsOf(itinerary)) {
      const place = step.kind === 'visit' ? placeOf(step) : undefined
      if (place && place.max_group < size) expect(step.note).toMatch(/split into \d+ groups/)
    }
    const bed = facts.stays.find(({ id }) => id === itinerary.daily_itinerary[0]!.stay_id)!
    if (bed.beds < size) expect(itinerary.assumptions.join(' ')).toMatch(/the group is split over|beds around/)
  })
})
