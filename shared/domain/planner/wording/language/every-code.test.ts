import { expect, it } from 'vitest'
import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { afHolidayName } from '../../../itinerary/language/holiday-names.ts'
import { afVehicle } from '../../../itinerary/language/vehicle-names.ts'
import { wholeSubjectIn } from '../../../itinerary/language/subject-names.ts'
import { AF_EMERGENCY_NAMES } from './safety-phrases.ts'
import { provinceRuleIn } from './requirement-phrases.ts'

const { rules, rates, calendar, curriculum } = readFacts()

/** Codes of other tables have a type that asks for each of them. */
it.each([
  [
    'a public holiday',
    Object.values(calendar.public_holidays)
      .flat()
      .map(({ name }) => [name, afHolidayName(name)]),
  ],
  ['a vehicle', rates.transport.vehicles.map(({ id }) => [id, afVehicle(id)])],
  ['an emergency number', rules.emergency_numbers.map(({ code }) => [code, AF_EMERGENCY_NAMES[code]])],
] as const)('%s of the catalogue has its Afrikaans', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(([, name]) => !name)).toEqual([])
})
it('what a province asks for has its Afrikaans', () => {
  expect(rules.province_requirements.filter((row) => provinceRuleIn('af', row) === row.requirement)).toEqual([])
})
/** Written alike in both. */
const ALIKE = /^(?:Afrikaans|isi\w+|si\w+|Se\w+|Tshi\w+|Xi\w+|Drama)$/u
it('every part of a subject of the curriculum has its Afrikaans', () => {
  const parts = new Set(curriculum.entries.flatMap(({ subject }) => subject.split(': ')))
  expect([...parts].filter((part) => !ALIKE.test(part) && wholeSubjectIn('af', part) === part)).toEqual([])
})
