import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Idea } from '../idea/idea.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { dayTrip } from './sample-plans/day-trip.ts'
import { EMPTY_IDEA } from '../empty-idea.ts'
import { DAY_TRIP_IDEA, THREE_DAY_IDEA } from './sample-plans/ideas.ts'
import { threeDays } from './sample-plans/three-days.ts'
import { asAsked } from './sample-plans/as-asked.ts'
import { ASKED_IDEA, ASKED_TEXT } from './sample-plans/asked-idea.ts'
import { say } from './sample-plans/sample-parts.ts'
import { RULES, verify } from './verify.ts'

const facts = readFacts()
const context = { today: '2026-11-21' }
const faults = (itinerary: Itinerary, idea: Idea) =>
  verify(itinerary, idea, facts, context)
    .filter(({ status }) => status === 'fail')
    .map(({ id, detail }) => `${id}: ${detail}`)
const statusOf = (itinerary: Itinerary, idea: Idea, id: string) =>
  verify(itinerary, idea, facts, context).find((check) => check.id === id)?.status

const HARMLESS: [what: string, change: (plan: Itinerary, idea: Idea) => void][] = [
  [
    'another title and summary',
    (plan) => {
      plan.title = 'Bones and laws'
      plan.summary = 'Three days. All prices are estimates.'
    },
  ],
  [
    'breakfast ten minutes later',
    (plan) => {
      plan.daily_itinerary[1]!.schedule[0]!.end = '08:10'
    },
  ],
  [
    'a visit ten minutes shorter',
    (plan) => {
      plan.daily_itinerary[0]!.schedule[3]!.end = '10:50'
    },
  ],
  [
    'a drive ten minutes longer',
    (plan) => {
      plan.daily_itinerary[2]!.schedule.at(-1)!.end = '14:55'
    },
  ],
  [
    'a third way to say where they sleep',
    (plan) => {
      plan.daily_itinerary[0]!.accommodation = 'Maropeng Hominin House, dormitories'
    },
  ],
  [
    'more words on safety',
    (plan) => {
      plan.safety_measures.push('Hats and water at Sterkfontein')
    },
  ],
  [
    'cost lines in another order',
    (plan) => {
      plan.cost_details.reverse()
    },
  ],
  [
    'a narrator of another name',
    (plan) => {
      plan.generated_by = 'another narrator'
    },
  ],
  [
    'no positions on meals, one on free time',
    (plan) => {
      const { latitude, longitude } = plan.daily_itinerary[0]!.schedule[1]!
      Object.assign(plan.daily_itinerary[0]!.schedule[2]!, { latitude, longitude })
    },
  ],
  [
    'a looser budget',
    (_plan, idea) => {
      idea.budget = idea.budgetPerStudent = 5000
    },
  ],
  [
    'a request that names fewer subjects',
    (_plan, idea) => {
      idea.subjects = ['History']
    },
  ],
  [
    'a request for the province alone',
    (_plan, idea) => {
      idea.location = null
      idea.locations = []
    },
  ],
  [
    'a budget for the group',
    (_plan, idea) => {
      idea.budget = 200_000
      idea.budgetScope = 'group'
      idea.budgetPerStudent = null
    },
  ],
  [
    'the safe sentence about indemnities',
    (plan) => {
      plan.requirements.push('A public school may not ask parents for an indemnity')
    },
  ],
]

describe('harmless changes fail no check', () => {
  it.each(HARMLESS)('%s', (_what, change) => {
    const plan = threeDays(facts)
    const idea = structuredClone(THREE_DAY_IDEA)
    change(plan, idea)
    expect(faults(plan, idea)).toEqual([])
  })
})

describe('a problem that the plan states is a warning, one that it does not state a fault', () => {
  const over = { ...DAY_TRIP_IDEA, budget: 380, budgetPerStudent: 380 }
  const open = (): Itinerary => {
    const plan = dayTrip(facts)
    const price_cents = Math.round(plan.total_per_student * 100)
    say(
      plan,
      { code: 'over_budget', params: { budget_cents: 38_000, days: 1, price_cents } },
      {
        code: 'savings_together',
        params: {
          budget_cents: 38_000,
          price_cents,
          parts: [{ code: 'adults_apart', cents: price_cents - 38_000 }],
          left_cents: 38_000,
        },
      },
    )
    return plan
  }
  it('over budget', () => {
    expect(statusOf(dayTrip(facts), over, 'within_budget')).toBe('fail')
    expect(statusOf(open(), over, 'within_budget')).toBe('warn')
    expect(statusOf(open(), over, 'relaxations_offered')).toBe('pass')
  })
  it('a past date', () => {
    const plan = dayTrip(facts)
    const later = { today: '2027-06-01' }
    const check = () => verify(plan, DAY_TRIP_IDEA, facts, later).find(({ id }) => id === 'dates_not_past')?.status
    expect(check()).toBe('fail')
    say(plan, { code: 'dates_past', params: { start: '2027-05-19', end: '2027-05-19' } })
    expect(check()).toBe('warn')
  })
  it('a subject that nothing teaches', () => {
    const idea = { ...DAY_TRIP_IDEA, subjects: ['Tourism'] }
    const plan = dayTrip(facts)
    expect(statusOf(plan, idea, 'subjects_taught')).toBe('fail')
    say(plan, { code: 'subject_left_out', params: { subject: 'Tourism', nearest: null } })
    expect(statusOf(plan, idea, 'subjects_taught')).toBe('fail')
    const taught = facts.places.find(({ subjects }) => subjects.includes('Tourism'))!
    const nearest = {
      id: taught.id,
      name: taught.name,
      road_km: 40,
      area: { name: 'Johannesburg', article: null },
      at_a_time: null,
    }
    say(plan, { code: 'subject_left_out', params: { subject: 'Tourism', nearest } })
    expect(statusOf(plan, idea, 'subjects_taught')).toBe('warn')
  })
})

const readingOf = (text: string) =>
  verify(asAsked(facts), ASKED_IDEA, facts, { ...context, text }).filter(({ id }) =>
    ['nothing_silent', 'unsaid_true', 'numbers_kept'].includes(id),
  )
describe('words that ask for nothing raise no alarm', () => {
  it.each([
    'Good morning dear Uhambo team, I hope this finds you well.',
    'Kind regards\nThandi Nkosi\nHOD Social Sciences\n082 555 1234',
    'Last year we took 80 learners to Nirox Park for R900 each.',
    'Our SGB meets on Tuesday. Please answer within 10 days.',
    'I am Mrs Fatima Jacobs of Danie Theron Primary School.',
    '> How many learners (30?) and for how much (R4 500?)',
    'We are a school of 1 150 learners; there is one adult for every 13 learners.',
    'They study Dance and Visual Arts, and it would build confidence.',
    'Groete, Mev. Botha',
  ])('%s', (words) => {
    expect(readingOf(`${ASKED_TEXT}\n${words}`).filter(({ status }) => status !== 'pass')).toEqual([])
  })
})
it('tells a name that no list has by its place only, since a plan is public', () => {
  const silent = readingOf(`${ASKED_TEXT} We want to visit Thandi Nkosi.`)
  expect(silent.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual(['nothing_silent'])
  expect(JSON.stringify(silent)).not.toContain('Nkosi')
})
it('compares nothing with the text where there is none', () => {
  const checks = verify(threeDays(facts), THREE_DAY_IDEA, facts, context)
  expect(checks.filter(({ detail }) => detail.startsWith('No text:')).map(({ status }) => status)).toEqual(
    Array(4).fill('pass'),
  )
})

it('lists faults first, then warnings, then passed checks, and every check once', () => {
  const checks = verify(threeDays(facts), { ...THREE_DAY_IDEA, students: 51 }, facts, context)
  const order = checks.map(({ status }) => ['fail', 'warn', 'pass'].indexOf(status))
  expect(order).toEqual(order.toSorted())
  expect(new Set(checks.map(({ id }) => id)).size).toBe(RULES.length)
})

it('reports the faults of a plan with every field wrong, and does not throw', () => {
  const word = fc.constantFrom('', '09:00', '25:99', '2027-05-19', 'x', 'undefined', 'apartheid-museum')
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          start: word,
          end: word,
          kind: fc.constantFrom('travel', 'visit', 'meal', 'free'),
          title: word,
          place_id: word,
        }),
        { maxLength: 5 },
      ),
      fc.array(word, { maxLength: 3 }),
      fc.double(),
      fc.nat(3),
      (schedule, words, number, days) => {
        const plan: Itinerary = {
          ...dayTrip(facts),
          start_date: words[0] ?? '',
          end_date: words[1] ?? '',
          total_per_student: number,
          assumptions: words,
          inclusions: words,
          group_details: { size: number, students: number, teachers: 0, recommended_size: 0 },
          daily_itinerary: Array.from({ length: days }, (_, day) => ({
            day,
            date: words[0] ?? 'never',
            title: '',
            activities: [],
            meals: words,
            accommodation: null,
            stay_id: words[2] ?? null,
            schedule: schedule as never,
          })),
        }
        const checks = verify(plan, EMPTY_IDEA, facts, context)
        expect(checks).toHaveLength(RULES.length)
        expect(checks.every(({ detail }) => detail.length > 0)).toBe(true)
        expect(checks.some(({ status }) => status === 'fail')).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

it('a check with nothing to hold to says so in its heading, and claims nothing', () => {
  const checks = verify(dayTrip(facts), DAY_TRIP_IDEA, facts, context)
  const of = (id: string) => checks.find((check) => check.id === id)
  expect(of('wheelchair')).toMatchObject({
    status: 'pass',
    moot: true,
    label: 'Nobody said that they use a wheelchair',
    detail: 'So there is nothing to check.',
  })
  const asked = verify(dayTrip(facts), { ...DAY_TRIP_IDEA, needs: ['wheelchair'] }, facts, context)
  expect(asked.find(({ id }) => id === 'wheelchair')!.label).toMatch(/everywhere|Some places are hard/)
})
