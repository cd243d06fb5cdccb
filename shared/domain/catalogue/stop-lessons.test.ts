import { expect, test } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { conceptsAt } from './concepts-at.ts'
import { STOP_LESSONS } from './stop-lessons.ts'

const facts = readFacts()
const subjects = new Set([
  ...facts.places.flatMap((place) => place.subjects),
  ...facts.curriculum.subjects.map(({ name }) => name),
])

test.each(Object.entries(STOP_LESSONS))(
  '%s: subjects that the catalogue or a timetable has, and something to learn',
  (_sort, lesson) => {
    for (const subject of lesson.subjects) expect(subjects).toContain(subject)
    expect(lesson.subjects.length > 0).toBe(lesson.offers.length > 0)
    const shown = conceptsAt({ ...facts.places[0]!, offers: [...lesson.offers], also_offers: [] })
    expect(shown.size > 0).toBe(lesson.offers.length > 0)
  },
)
