import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { lowTideNear } from '../tide.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const read = (text: string) => parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const planned = (text: string, among = facts) => planItinerary(read(text), among, { today })
const visits = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.flatMap((day) =>
    day.schedule.flatMap((step) => (step.visit_programme ? [{ day, step, within: step.visit_programme }] : [])),
  )
const programmeOf = (id: string) => facts.programmes.find((one) => one.id === id)!
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const FROM_PMB = 'from Pietermaritzburg to Durban on 11 March 2027'
const IDEAS = [
  `40 Grade 7 learners and 3 teachers ${FROM_PMB}, Social Sciences.`,
  '30 Grade 10 learners and 2 teachers from Durban to the Drakensberg, 10 to 12 May 2027, Geography.',
  '35 Grade 2 learners and 5 teachers from Centurion to a farm near Pretoria on 12 May 2027, Life Skills.',
  '28 Grade 11 Accounting learners and 2 teachers from Polokwane to Johannesburg, 3 to 4 June 2027.',
  '32 Grade 12 learners and 3 teachers from George to Mossel Bay on 20 May 2027, Physical Sciences.',
]

describe('the programme of an evening', () => {
  it('that needs the dark begins after sunset, and says when the sun sets', () => {
    const plan = planned('30 Grade 6 learners and 3 teachers from Durban to the Drakensberg, 10 to 13 May 2027, stars.')
    const dark = plan.daily_itinerary
      .flatMap(({ schedule }) => schedule)
      .filter(({ programme_id: id }) => id !== undefined && programmeOf(id).dark)
    expect(dark.length).toBeGreaterThan(0)
    for (const { start, note } of dark) {
      const sunset = /The sun sets at about (\d\d:\d\d) that day/u.exec(note ?? '')?.[1] ?? 'unsaid'
      expect(sunset <= start).toBe(true)
    }
  })
})

describe('a visit of what shows at low tide', () => {
  it('says the hour of low tide, and whether the visit has another', () => {
    const shore = facts.places.find(({ tide, kind }) => tide === 'low' && kind === 'beach')!
    const said = ['04', '11', '18', '25'].flatMap((day) =>
      planned(`30 Grade 8 learners from ${shore.town} to ${shore.name} on ${day} March 2027.`).daily_itinerary.flatMap(
        ({ date, schedule }) =>
          schedule
            .filter(({ place_id }) => place_id === shore.id)
            .map(({ start, end, note, visit_programme }) => ({
              isNear: lowTideNear(date, shore, minutesOf(start), minutesOf(end)) !== null,
              note: `${note} ${visit_programme?.note}`,
            })),
      ),
    )
    expect(said.length).toBeGreaterThan(0)
    for (const { isNear, note } of said) {
      expect(note).toMatch(/ow tide(?: is|,) at about \d\d:\d\d/u)
      expect(/This visit is at another hour/u.test(note)).toBe(!isNear)
    }
  })
})

describe('the programme of a visit', () => {
  it.each(IDEAS)('serves a subject that was asked for and suits the grade, at most two a day: %s', (text) => {
    const plan = planned(text)
    const found = visits(plan)
    expect(found.length).toBeGreaterThan(0)
    const { subjects } = read(text)
    const { grade_min: youngest, grade_max: oldest } = plan.group_details
    for (const { within } of found) {
      const programme = programmeOf(within.programme_id)
      expect(programme.grades[0]).toBeLessThanOrEqual(youngest!)
      expect(programme.grades[1]).toBeGreaterThanOrEqual(oldest!)
      expect(programme.subjects.some((one) => subjects.includes(one))).toBe(true)
      expect(within.note).toContain(programme.makes)
    }
    for (const { schedule } of plan.daily_itinerary)
      expect(schedule.filter(({ visit_programme }) => visit_programme).length).toBeLessThanOrEqual(2)
    expect(verify(plan, read(text), facts, { today, text }).find(({ id }) => id === 'programmes_fit')?.status).toBe(
      'pass',
    )
  })

  it('that needs low tide is only near low tide, whichever day it is', () => {
    let placed = 0
    for (const day of ['04', '08', '11', '15', '18', '22']) {
      const text = `30 Grade 6 learners and 3 teachers from Durban to the rock pools of Ballito on ${day} March 2027, Natural Sciences and Technology.`
      for (const { day: at, step, within } of visits(planned(text))) {
        if (programmeOf(within.programme_id).tide === undefined) continue
        placed += 1
        const spot = { lat: step.latitude!, lon: step.longitude! }
        expect(lowTideNear(at.date, spot, minutesOf(step.start), minutesOf(step.end))).not.toBeNull()
        expect(within.note).toMatch(/Low tide is at about \d\d:\d\d/u)
      }
    }
    expect(placed).toBeGreaterThan(0)
  })

  it('beside water is not for a group of which nobody may be at the water', () => {
    const text =
      '30 Grade 6 learners from Durban to Ballito beach on 11 March 2027, no swimming and not near water, please.'
    for (const { within } of visits(planned(text))) expect(programmeOf(within.programme_id).water).toBe('none')
  })

  it('goes in turns if fewer can do it at once, and says what its material costs', () => {
    const text = IDEAS[0]!
    const few = facts.programmes.map((one) => (one.at ? { ...one, at_once: 20, cost_zar: 15 } : one))
    const plan = planned(text, { ...facts, programmes: few })
    const found = visits(plan)
    expect(found.length).toBeGreaterThan(0)
    for (const { within } of found) {
      const [least] = programmeOf(within.programme_id).minutes
      expect(within.minutes).toBeGreaterThanOrEqual(2 * least)
      expect(within.note).toContain('No more than 20 at once: two turns of')
      expect(within.note).toContain('about R15 a learner, which is not in the price')
    }
    expect(plan.exclusions.join(' ')).toContain(`about R${15 * found.length} a learner`)
  })

  it('is not there where nobody gave a subject, a grade or a kind of trip', () => {
    expect(visits(planned('5 of us drive from Rustenburg to Hartbeespoort on 13 May 2027.'))).toEqual([])
  })
})
