import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { readSamples } from '../../../scripts/bench/parse/read-ideas.ts'
import { anyText } from './any-text.fixture.ts'
import { EMPTY_IDEA } from '../empty-idea.ts'
import type { Idea } from './idea.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const today = '2026-11-21'
const parse = (text: string): Idea => parseIdea(text, { today, gazetteer })
/** The parsed values, without their words and spans. Capitals show names, so requests and their order depend on them. */
const understood = ({
  evidence: _,
  purpose: _purpose,
  learningObjectives: _objectives,
  ageGroup: _age,
  requests: _requests,
  dayOrder: _order,
  notUnderstood: _rest,
  background: _background,
  window,
  ...facts
}: Idea) => ({
  ...facts,
  window: window && { ...window, label: '' },
})
const codes = (text: string) => parse(text).contradictions.map(({ code }) => code)
const samples = readSamples().map(({ text }) => text)
const sample = fc.constantFrom(...samples)

describe('parseIdea', () => {
  it('leaves every field empty for a text without facts', () => {
    expect(parse('help me plan please')).toEqual({
      ...EMPTY_IDEA,
      wishes: ['help me plan please'],
      background: [{ start: 0, end: 19 }],
    })
  })
  it('derives days, dates and rand per learner from one another', () => {
    expect(parse('5 days from 10 May 2027')).toMatchObject({
      startDate: '2027-05-10',
      endDate: '2027-05-14',
      days: 5,
      dates: '2027-05-10 to 2027-05-14',
    })
    expect(parse('2 nights from 14 May 2027')).toMatchObject({ endDate: '2027-05-16', days: 3 })
    expect(parse('on 14 May 2027')).toMatchObject({ endDate: '2027-05-14', days: 1, dates: '2027-05-14' })
    expect(parse('camp starting 14 May 2027')).toMatchObject({ endDate: null, days: null })
    expect(parse('R60 000 in total for 40 learners').budgetPerStudent).toBe(1500)
    expect(parse('R60 000 in total').budgetPerStudent).toBeNull()
  })
  it.each(samples)('reads a forwarded idea like the idea: %j', (text) => {
    const quoted = text.replaceAll(/^/gmu, '> ')
    const facts = (idea: string) => ({ ...understood(parse(`Please see below.\n${idea}`)), wishes: [] })
    expect(facts(quoted)).toEqual(facts(text))
  })
  it('reports contradictions', () => {
    expect(codes('9 June 2027 to 7 June 2027')).toEqual(['end_before_start'])
    expect(codes('20 May 2024')).toEqual(['past_date'])
    expect(codes('3 nights, 4-5 March 2027')).toEqual(['days_disagree'])
    expect(codes('1 day, 5 provinces tour')).toEqual(['too_many_provinces'])
    expect(codes('4 days, R50 per learner')).toEqual(['budget_tiny'])
    expect(codes('Grade 9 learners aged 5')).toEqual(['grades_disagree'])
    expect(codes('Friday 20 May 2027')).toEqual(['other'])
    expect(codes('Grade 6, 50 learners, 12-14 May 2027, 2 nights, R1 500 pp')).toEqual([])
  })
  it('keeps a past date', () =>
    expect(parse('29-31 Aug 2025')).toMatchObject({ startDate: '2025-08-29', endDate: '2025-08-31' }))

  it('does not throw, and has every span inside the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { start, end, confidence } of Object.values(parse(text).evidence)) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  it('gives valid values', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const idea = parse(text)
        if (idea.startDate && idea.endDate) expect(idea.startDate <= idea.endDate).toBe(true)
        if (idea.gradeMin !== null) expect(idea.gradeMin).toBeLessThanOrEqual(idea.gradeMax ?? -1)
        for (const count of [idea.days, idea.students, idea.teachers])
          if (count !== null) expect(count).toBeGreaterThan(0)
        expect(`${idea.purpose}${idea.learningObjectives}`).not.toMatch(/[<>{}]/u)
      }),
    )
  })
  it('ignores case and spaces', () => {
    fc.assert(
      fc.property(sample, fc.array(fc.boolean(), { minLength: 600, maxLength: 600 }), (text, upper) => {
        const cased = [...text]
          .map((letter, at) => (upper[at % upper.length] ? letter.toUpperCase() : letter.toLowerCase()))
          .join('')
        const spaced = text.replace(/ /gu, (_, at: number) => (upper[at % upper.length] ? '  \u00a0' : ' '))
        const asWritten = understood(parse(text))
        expect(understood(parse(cased))).toEqual(asWritten)
        expect(understood(parse(spaced))).toEqual(asWritten)
      }),
    )
  })
  it('reads the same text the same way', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parse(text)).toEqual(parse(text))
      }),
    )
  })
  it('has the span of the words of each value', () => {
    const text = 'Trip  to Stelenbosch for forty Grade 9s'
    const { evidence } = parse(text)
    const words = (field: keyof Idea['evidence']) => text.slice(evidence[field]?.start, evidence[field]?.end)
    expect(words('location')).toBe('Stelenbosch')
    expect(words('gradeMin')).toBe('Grade 9s')
    expect(words('students')).toContain('forty')
  })
})
