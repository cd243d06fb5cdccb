import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { readAges } from './ages.ts'
import { anyText } from './any-text.fixture.ts'
import { readDates } from './dates.ts'
import { readDuration } from './durations.ts'
import { readGrades } from './grades.ts'
import { readBudget } from './budget.ts'
import { readNamedDay } from './named-days.ts'
import { readNeeds } from './needs.ts'
import { removeNoise } from './noise.ts'
import { readPeople } from './people.ts'
import { readPlaces } from './places.ts'
import { readLearningObjectives, readPurpose } from './purpose.ts'
import { IdeaText } from './idea-text.ts'
import { readRelativeDay, readReturnDay } from './relative-days.ts'
import { readSubjects } from './subjects.ts'
import { readTripTypes } from './trip-types.ts'
import { readTravelPeriod } from './travel-periods.ts'

const gazetteer = gazetteerOf(readFacts())
const today = '2026-11-21'
const FIELDS: Record<string, (ideaText: IdeaText) => unknown> = {
  ages: readAges,
  dates: (ideaText) => readDates(ideaText, today),
  duration: readDuration,
  grades: readGrades,
  budget: readBudget,
  'named day': (ideaText) => readNamedDay(ideaText, gazetteer.calendar, today),
  needs: readNeeds,
  noise: removeNoise,
  people: readPeople,
  places: (ideaText) => readPlaces(ideaText, gazetteer),
  purpose: readPurpose,
  objectives: readLearningObjectives,
  'relative day': (ideaText) => readRelativeDay(ideaText, today, null, gazetteer.calendar),
  'return day': (ideaText) => readReturnDay(ideaText, today),
  subjects: (ideaText) => readSubjects(ideaText, null),
  'trip types': readTripTypes,
  window: (ideaText) => readTravelPeriod(ideaText, gazetteer.calendar, today),
}
const words = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ')

describe.each(Object.entries(FIELDS))('the rule for %s, by itself', (field, read) => {
  it('does not throw, keeps the length of the text, and has its spans inside the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const ideaText = new IdeaText(text)
        read(ideaText)
        expect(ideaText.unread).toHaveLength(ideaText.normalised.text.length)
        for (const { start, end } of Object.values(ideaText.evidence)) {
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
          const plain = read(new IdeaText(text))
          const loud = read(new IdeaText(text.toUpperCase().replace(/ /gu, '  ')))
          const said = (value: unknown) => (field === 'noise' ? null : words(JSON.stringify(value ?? null)))
          expect(said(loud)).toBe(said(plain))
        },
      ),
    )
  })
})
