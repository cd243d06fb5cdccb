import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { readAges } from './ages.ts'
import { anyText } from './any-text.fixture.ts'
import { readDates } from './dates.ts'
import { readDuration } from './durations.ts'
import { readGrades } from './grades.ts'
import { readBudget } from './money.ts'
import { readNamedDay } from './named-days.ts'
import { readNeeds } from './needs.ts'
import { removeNoise } from './noise.ts'
import { readPeople } from './people.ts'
import { readPlaces } from './places.ts'
import { readLearningObjectives, readPurpose } from './purpose.ts'
import { Reading } from './reading.ts'
import { readReckonedDay, readReturnDay } from './reckoned-days.ts'
import { readSubjects } from './subjects.ts'
import { readTripTypes } from './trip-types.ts'
import { readWindow } from './windows.ts'

const gazetteer = gazetteerOf(readFacts())
const today = '2026-11-21'
const FIELDS: Record<string, (reading: Reading) => unknown> = {
  ages: readAges,
  dates: (reading) => readDates(reading, today),
  duration: readDuration,
  grades: readGrades,
  budget: readBudget,
  'named day': (reading) => readNamedDay(reading, gazetteer.calendar, today),
  needs: readNeeds,
  noise: removeNoise,
  people: readPeople,
  places: (reading) => readPlaces(reading, gazetteer),
  purpose: readPurpose,
  objectives: readLearningObjectives,
  'reckoned day': (reading) => readReckonedDay(reading, today, null),
  'return day': (reading) => readReturnDay(reading, today),
  subjects: (reading) => readSubjects(reading, null),
  'trip types': readTripTypes,
  window: (reading) => readWindow(reading, gazetteer.calendar, today),
}
const words = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ')

describe.each(Object.entries(FIELDS))('the rule for %s, by itself', (field, read) => {
  it('never fails, keeps the length of the text and its spans inside it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = new Reading(text)
        read(reading)
        expect(reading.text).toHaveLength(reading.normalised.text.length)
        for (const { start, end } of Object.values(reading.evidence)) {
          expect(0 <= start && start <= end && end <= text.length).toBe(true)
        }
      }),
    )
  })
  it('reads the same in capitals and with wider spaces', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => /^[\n -~]*$/u.test(text)),
        (text) => {
          const plain = read(new Reading(text))
          const loud = read(new Reading(text.toUpperCase().replace(/ /gu, '  ')))
          const said = (value: unknown) => (field === 'noise' ? null : words(JSON.stringify(value ?? null)))
          expect(said(loud)).toBe(said(plain))
        },
      ),
    )
  })
})
