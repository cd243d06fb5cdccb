import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../data/catalogue.ts'
import { examplePlan, wordingOf } from '../testing/example-plan.ts'
import { findAddedFact } from './accept-wording.ts'
import { catalogueNames } from './reword-plan.ts'

const names = catalogueNames(await readFacts(env.DB))
const plan = await examplePlan()
const said = (summary: string) => findAddedFact({ ...wordingOf(plan), summary }, plan, names)

describe('a wording of a plan', () => {
  it.each([
    '40 Grade 6 learners and 4 teachers to Durban for 2 days, 6 to 7 May 2027, R1 500 per learner',
    'Three-day history tour to Cape Town for 60 learners and 5 teachers from Bloemfontein, 12 to 14 May 2027, R4 500 each',
    'Day trip to the Cradle of Humankind, 30 Grade 7s and 2 teachers, 20 May 2027',
    '120 Grade 10 learners to the Drakensberg, 4 days in August 2027, geography, R3 000 per learner',
    'Kruger for 45 learners, 3 nights, next term',
  ])('may be the plan’s own: %s', async (brief) => {
    const own = await examplePlan(brief)
    expect(findAddedFact(wordingOf(own), own, names)).toBeNull()
  })

  it.each([
    `Learners spend two days in Durban, with one night at ${plan.daily_itinerary[0]?.accommodation}.`,
    'From 6 to 7 May 2027, 40 learners and 4 teachers explore the Durban Natural Science Museum and more.',
    `Over 2 days the group of 44 learns about plants. About R${plan.total_per_student} a learner.`,
    `The trip costs R${Math.round(plan.total_per_student)} a learner.`,
    'The visit starts on Thursday, 6 May 2027, in Durban.',
  ])('may say the same facts in other words: %s', (summary) => {
    expect(said(summary)).toBeNull()
  })

  it('may not bring in a dozen where the plan has no twelve', async () => {
    const own = await examplePlan('Day trip to the Cradle of Humankind, 30 Grade 7s and 2 teachers, 20 May 2027')
    expect(JSON.stringify(own)).not.toMatch(/(?<!\d)12(?!\d)(?!:)/u)
    const summary = 'A dozen stops in the Cradle of Humankind.'
    expect(findAddedFact({ ...wordingOf(own), summary }, own, names)).not.toBeNull()
  })

  it.each([
    ['another amount', 'About R1 200 a learner.'],
    ['another grade', 'Two days for Grade 9.'],
    ['an amount in words', 'It costs fifteen hundred rand.'],
    ['an amount after its currency', 'About 1 200 rand a learner.'],
    ['a group’s count as an amount', 'It costs R6 a learner.'],
    ['a time', 'The bus leaves at 04:15.'],
    ['a time by am and pm', 'The bus leaves at 3am.'],
    ['midnight', 'The group is back by midnight.'],
    ['another date', 'It starts on 8 May 2027.'],
    ['another year', 'It starts on 6 May 2028.'],
    ['another month', 'A trip in June.'],
    ['an American date', 'It starts on May 9.'],
    ['an ISO date', 'It starts on 2027-05-09.'],
    ['a weekday', 'The group leaves on Monday.'],
    ['a number of days', 'Three days in Durban.'],
    ['a number of nights', 'Two days and two nights in Durban.'],
    ['a hyphened number of days', 'A three-day trip to Durban.'],
    ['a number of learners', 'There is room for 41 learners.'],
    ['a number of teachers', 'With 5 teachers.'],
    ['a duration', 'The drive takes three hours.'],
    ['a distance', 'It is 999 km away.'],
    ['a share', 'Save 20% today.'],
    ['another place of the catalogue', 'The group also visits the Apartheid Museum.'],
    ['another town, in lower case', 'On the way the group stops in pietermaritzburg.'],
    ['an unknown name', 'The group meets Doctor Ndlovu at the gate.'],
    ['a name at the start of a sentence', 'Zanzibar awaits the group.'],
    ['a promise', 'Entrance is guaranteed.'],
    ['markup', 'Two days in <b>Durban</b>.'],
    ['a link', 'Book at https://example.com.'],
    ['an exclamation', 'Two days in Durban!'],
    ['an undefined', 'Two days in undefined.'],
  ])('may not bring in %s', (_name, summary) => {
    expect(said(summary)).not.toBeNull()
  })

  it('has one title for each day', () => {
    expect(findAddedFact({ ...wordingOf(plan), day_titles: ['Durban'] }, plan, names)).toBe('number of days')
  })

  it('has its titles checked like its summary', () => {
    expect(findAddedFact({ ...wordingOf(plan), title: 'Three days in Durban' }, plan, names)).not.toBeNull()
    expect(
      findAddedFact({ ...wordingOf(plan), day_titles: ['To Durban', 'Pretoria, then home'] }, plan, names),
    ).not.toBeNull()
  })

  it('never holds an amount that is not in the plan', () => {
    const amounts = new Set([
      plan.total_per_student,
      ...plan.cost_details.flatMap((line) => [line.unit_price, line.total, line.per_student]),
    ])
    const isForeign = (rand: number) => !amounts.has(rand) && !Object.values(plan.cost_breakdown).includes(rand)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }).filter(isForeign),
        fc.constantFrom('R', 'R ', 'ZAR '),
        (rand, sign) => {
          const grouped = String(rand).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')
          expect(said(`The trip costs ${sign}${grouped} a learner.`)).not.toBeNull()
        },
      ),
    )
  })
})
