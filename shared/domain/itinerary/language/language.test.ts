import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { BARRED } from '../../catalogue/barred.ts'
import { addDays } from '../../calendar.ts'
import type { Reason } from '../requests.ts'
import { AF_MONTHS, AF_WEEKDAYS, GRAMMAR } from './grammar.ts'
import { reasonInAfrikaans } from './reason-words-af.ts'
import { AF_SUBJECTS } from './subject-names.ts'

const { af, en } = GRAMMAR
const facts = readFacts()

describe('Afrikaans grammar', () => {
  test('has the names of months and weekdays that Intl has', () => {
    const name = (day: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('af-ZA', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    expect(AF_MONTHS).toEqual(
      AF_MONTHS.map((_, at) => name(`2027-${String(at + 1).padStart(2, '0')}-01`, { month: 'long' })),
    )
    const monday = '2027-05-03'
    expect(AF_WEEKDAYS).toEqual(
      AF_WEEKDAYS.map((_, at) => name(addDays(monday, at), { weekday: 'short' }).replace('.', '')),
    )
  })

  it('counts, lists and names as Afrikaans does', () => {
    expect(af.capital('’n dag')).toBe('’n Dag')
    expect(af.list(['a', 'b', 'c'])).toBe('a, b en c')
    expect([af.grades(0, 0), af.grades(0, 1), af.grades(4, 6)]).toEqual(['Graad R', 'Grade R en 1', 'Grade 4 tot 6'])
    expect([af.range('2027-05-06', '2027-05-08'), af.range('2027-04-30', '2027-05-02')]).toEqual([
      '6 tot 8 Mei 2027',
      '30 April tot 2 Mei 2027',
    ])
    expect([af.hours(80), af.hours(45), af.hours(120)]).toEqual(['1 uur 20 min', '45 min', '2 uur'])
  })

  it('has the figures of the English', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-11-21', days))
    const figures = (text: string) => text.match(/\d+/gu)
    fc.assert(
      fc.property(day, fc.nat(12), fc.integer({ min: 1, max: 900 }), (start, days, minutes) => {
        const end = addDays(start, days)
        expect(figures(af.range(start, end))).toEqual(figures(en.range(start, end)))
        expect(figures(af.hours(minutes))).toEqual(figures(en.hours(minutes)))
      }),
    )
  })
})

describe('Names in Afrikaans', () => {
  test('every subject of the curriculum has one, but for the languages of South Africa', () => {
    const without = facts.curriculum.subjects.map(({ name }) => name).filter((name) => !(name in AF_SUBJECTS))
    expect(without.filter((name) => !/^(?:isi|Se|si|Tshi|Xi)/u.test(name))).toEqual([])
  })

  test('every town with an article in English has one, with its article', () => {
    const areas = facts.towns.filter(({ article }) => article === 'the')
    expect(areas.filter(({ name_af }) => !name_af?.startsWith('die '))).toEqual([])
  })
})

test('why nobody may have something is said for each of it', () => {
  const reasons = BARRED.map(({ code }): Reason => ({ code: 'barred', params: { what: code } }))
  expect(new Set(reasons.map(reasonInAfrikaans)).size).toBe(BARRED.length)
})
