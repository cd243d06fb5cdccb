import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import { verify } from '../../verifier/verify.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { programmesOfWords } from './asked-programmes.ts'

const facts = readFacts()
const today = '2026-11-28'
const read = (text: string) => parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const planned = (text: string) => planItinerary(read(text), facts, { today })
const failing = (text: string) =>
  verify(planned(text), read(text), facts, { today, text }).filter(({ status }) => status === 'fail')
/** The programmes that a plan has for each request, by id; "to_arrange" and other states where it has none. */
function programmesFor(text: string): Record<string, string> {
  const plan = planned(text)
  return Object.fromEntries(
    (plan.requests ?? []).map(({ text: asked, state, where }) => {
      const steps = where.flatMap(({ day, start }) =>
        plan.daily_itinerary[day - 1]!.schedule.filter((step) => step.start === start),
      )
      const ids = steps.flatMap(
        ({ programme_id, visit_programme }) => programme_id ?? visit_programme?.programme_id ?? [],
      )
      return [asked, ids[0] ?? state]
    }),
  )
}

describe('the words that ask for a programme', () => {
  const rows = facts.programmes.flatMap((programme) =>
    [...(programme.asked_as?.en ?? []), ...(programme.asked_as?.af ?? [])].map((words) => ({ words, programme })),
  )
  it('each find it, alone and in a phrase', () => {
    for (const { words, programme } of rows)
      for (const text of [words, `a ${words} on the first day`, words.toUpperCase()])
        expect(programmesOfWords(text, facts.programmes), text).toContain(programme)
  })
  it('are read at their longest', () => {
    const ids = (text: string) => programmesOfWords(text, facts.programmes).map(({ id }) => id)
    expect(ids('a night drive')).toEqual(['programme-eyes-in-the-beam'])
    expect(ids('geography fieldwork')).not.toContain('programme-field-station')
    expect(ids('a talk by a pilot')).toEqual([])
  })
})

describe('what a group asks to do', () => {
  const camp = 'Grade 6 camp, 2 nights in the Drakensberg in October 2027 from Pietermaritzburg. 60 learners. We want'
  it('has blocks at the stay, by day and after supper', () => {
    const text = `${camp} team building, a quadrat study, a night walk and stargazing.`
    expect(programmesFor(text)).toMatchObject({
      'team building': 'programme-team-tasks',
      'night walk': expect.stringMatching(/^programme-night-/u),
      stargazing: expect.stringMatching(/^programme-(?:star-watch|guided-stars)$/u),
    })
    expect(failing(text)).toEqual([])
  })
  it('is done where it can be done, on a day without a night', () => {
    const text = '45 Grade 11 Life Sciences learners from Gqeberha, 1 day: a beach clean-up. R250 each.'
    expect(programmesFor(text)).toMatchObject({ 'beach clean-up': expect.stringMatching(/^programme-/u) })
    expect(failing(text)).toEqual([])
  })
  it('is a stop of its own with nothing to pay where no place is needed', () => {
    const text = '45 Grade 11 Life Sciences learners from Gqeberha, 1 day: a quadrat study. R250 each.'
    expect(programmesFor(text)).toMatchObject({ 'a quadrat study': 'programme-quadrat-count' })
    expect(planned(text).cost_details.some(({ item }) => /quadrat/iu.test(item))).toBe(false)
    expect(failing(text)).toEqual([])
  })
  it('is held to the words by the verifier', () => {
    const text = `${camp} stargazing.`
    const others = facts.programmes.map(({ asked_as: _, ...programme }) => programme)
    const checks = verify(planned(text), read(text), { ...facts, programmes: others }, { today, text })
    expect(checks.find(({ id }) => id === 'requests_answered')?.status).toBe('fail')
  })
  it('stays to be arranged if the group cannot do the programme', () => {
    const text = '30 Grade 1 learners from Durban, 2 days at the Drakensberg: debate.'
    expect(programmesFor(text)).toMatchObject({ debate: 'to_arrange' })
  })
})
