import { expect, test } from 'vitest'
import { WATERS } from '#shared/domain/catalogue/facts'
import { holdsFor, learnersPerAdult } from '#shared/domain/catalogue/rules'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { readFacts } from './read-facts.ts'

const { rules } = readFacts()
const BOTH = [true, false]
const TRIPS = PROVINCE_CODES.flatMap((home) =>
  BOTH.flatMap((away) => WATERS.map((water) => ({ home, away, abroad: false, water }))),
)
const GRADES = Array.from({ length: 13 }, (_, grade) => grade)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('no two rows have the same id', () => {
  for (const rows of [rules.ratios, rules.rules, rules.approval_lead_times, rules.province_requirements])
    expect(idsOf(rows)).toEqual([...new Set(idsOf(rows))])
  const codes = rules.emergency_numbers.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
})

test('every grade has a legal ratio, a stricter one for plans, and one for water', () => {
  for (const grade of GRADES) {
    expect(learnersPerAdult(rules, 'planned', grade)).toBeLessThanOrEqual(learnersPerAdult(rules, 'law', grade))
    expect(learnersPerAdult(rules, 'planned', grade, 'water')).toBeLessThanOrEqual(
      learnersPerAdult(rules, 'planned', grade),
    )
  }
})

test('there is a lead time for day trips and for overnight trips', () => {
  for (const trip of TRIPS)
    for (const nights of ['none', 'some'])
      expect(rules.approval_lead_times.some((row) => holdsFor(row, trip) && [nights, 'any'].includes(row.nights))).toBe(
        true,
      )
})

test('each row holds for some trip, and no part of the sentence of a province stands in two rows', () => {
  const { approval_lead_times, province_requirements } = rules
  const trips = TRIPS.flatMap((trip) => BOTH.map((abroad) => ({ ...trip, abroad })))
  const unmet = [
    ...approval_lead_times,
    ...province_requirements.map((row) => ({ ...row, from_provinces: [row.province] })),
  ]
  expect(idsOf(unmet.filter((row) => !trips.some((trip) => holdsFor(row, trip))))).toEqual([])
  const parts = province_requirements.map(({ province, requirement }) => `${province} ${requirement}`)
  expect(parts).toEqual([...new Set(parts)])
})

test('every phone number can be dialled', () => {
  for (const { number } of rules.emergency_numbers) expect(number).toMatch(/^\d[\d ]+$/)
  expect(rules.emergency_numbers.some(({ short_name }) => short_name !== undefined)).toBe(true)
})
