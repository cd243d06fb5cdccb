import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { withTopic } from '../../idea/requests/condition-topics.ts'
import { parseIdea } from '../../idea/parse.ts'
import type { ConditionTopic, RequestDetail } from '../../idea/requests/request.ts'
import { verify } from '../../verifier/verify.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const IN_WORDS: RequestDetail = { kind: 'condition', condition: { code: 'other' } }

/** A plan for an idea whose last words are a condition about something. */
function plannedWith(base: string, detail: RequestDetail, force: 'must' | 'not' = 'must') {
  const text = `${base} Please.`
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const start = base.length + 1
  idea.requests.push({ ...detail, id: 'r99', force, text: 'Please', start, end: start + 6 })
  const plan = planItinerary(idea, facts, { today })
  const failed = verify(plan, idea, facts, { today, text }).filter(({ status }) => status === 'fail')
  return {
    failed: failed.map(({ id, detail: said }) => `${id}: ${said}`),
    line: plan.requests!.find(({ id }) => id === 'r99')!,
  }
}

const TOPICS = [
  'adults',
  'price',
  'drives',
  'papers',
  'emergency',
  'hours',
  'dates',
] as const satisfies ConditionTopic[]
const ideas = fc.record({
  learners: fc.integer({ min: 9, max: 120 }),
  grade: fc.integer({ min: 4, max: 12 }),
  days: fc.integer({ min: 1, max: 3 }),
  town: fc.constantFrom('Pretoria', 'Durban', 'Cape Town'),
})
const baseOf = ({ learners, grade, days, town }: typeof ideas extends fc.Arbitrary<infer T> ? T : never): string =>
  `${learners} Grade ${grade} learners from ${town}, ${days} days in ${town} from 11 May 2027, Natural Sciences.`

describe('a condition in words', () => {
  it('is answered by what the plan itself has of it, and truly', () => {
    fc.assert(
      fc.property(ideas, fc.constantFrom(...TOPICS), (said, about) => {
        const { line, failed } = plannedWith(baseOf(said), { kind: 'condition', condition: { code: 'other', about } })
        expect(failed).toEqual([])
        expect(line.why?.code).toBeDefined()
        expect(line.why?.code).not.toBe('school_must_see')
      }),
      { numRuns: 20 },
    )
  }, 60_000)
  it('that asks for a guide is answered by the guide in the price or by what one would cost', () => {
    const about = { kind: 'condition', condition: { code: 'other', about: 'guide' } } as const
    const base = '40 Grade 7 learners from Pretoria, a day in Pretoria on 11 May 2027, History.'
    const dear = plannedWith(base, about)
    const cheap = plannedWith(`${base} R190 a learner.`, about)
    expect([dear.line.why?.code, dear.failed]).toEqual(['planned_guides', []])
    expect([cheap.line.why?.code, cheap.failed]).toEqual(['guide_left_out', []])
  })
  it('that refuses a guide is kept where the price has none', () => {
    const about = { kind: 'condition', condition: { code: 'other', about: 'guide' } } as const
    const { line, failed } = plannedWith(
      '40 Grade 7 learners from Pretoria, a day in Pretoria on 11 May 2027.',
      about,
      'not',
    )
    expect([line.state, failed]).toEqual(['met', []])
  })
  it.each<[string, ConditionTopic]>([
    ['half a day', 'hours'],
    ['no more than 2 hours on site', 'hours'],
    ['2 tot 3 uur', 'hours'],
    ['a short morning outing', 'hours'],
    ['split over two days', 'dates'],
    ['chaperone ratio 1:8', 'adults'],
    ['8 groot mense', 'adults'],
    ['as cheap as chips', 'price'],
    ['in 6 instalments', 'price'],
    ['short distance and only in daylight', 'drives'],
    ['nie te ver nie', 'drives'],
    ['assist with department forms', 'papers'],
    ['wat moet die ouers alles teken', 'papers'],
    ['who to call if we break down', 'emergency'],
    ['closest hospital', 'hospital'],
    ['transport quote needed', 'vehicles'],
  ])('%j is about %s', (said, about) => {
    expect(withTopic(IN_WORDS, said)).toEqual({ kind: 'condition', condition: { code: 'other', about } })
  })
})
