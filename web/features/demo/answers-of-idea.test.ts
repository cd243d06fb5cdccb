import { expect, test } from 'vitest'
import type { ParsedIdea } from '#shared/contracts/parsed-idea'
import { answersOf } from './answers-of-idea.ts'
import { NOTHING } from './idea.fixture.ts'

const idea = (changes: Partial<ParsedIdea>): ParsedIdea => ({ ...NOTHING, ...changes })

test('an empty idea gives no answers', () => {
  expect(answersOf(NOTHING, 'text')).toEqual({})
})

test('an idea’s facts become answers of the form', () => {
  const said = idea({
    pax_students: 45,
    pax_teachers: 4,
    grade_min: 4,
    grade_max: 6,
    trip_types: ['Overnight camp', 'Beach / Coastal'],
    start_date: '2027-07-05',
    end_date: '2027-07-09',
    location: 'Durban',
    budget_estimate: 4829.6,
  })
  expect(answersOf(said, 'text')).toEqual({
    student_count: '45',
    teacher_count: '4',
    grade_range: 'Grade 4-6',
    trip_types: ['Overnight camp', 'Beach / Coastal'],
    start_date: '2027-07-05',
    end_date: '2027-07-09',
    location: 'Durban',
    monthly_budget: 'R4\u00a0830 for the trip',
  })
})

test('a trip of one day has the same first and last day', () => {
  expect(answersOf(idea({ start_date: '2027-07-05' }), 'text')).toEqual({
    start_date: '2027-07-05',
    end_date: '2027-07-05',
  })
})

test.each([
  [{ grade_min: 10, grade_max: 10 }, 'Grade 10'],
  [{ grade_min: 0, grade_max: 2 }, 'Grade R-2'],
  [{ age_min: 10, age_max: 12 }, 'Age 10-12'],
  [{ age_min: 9, age_max: 9 }, 'Age 9'],
  [{ grade_min: 7, grade_max: 9, age_min: 13, age_max: 15 }, 'Grade 7-9'],
])('a teacher’s own text gives grades, or unchanged ages: %j', (changes, range) => {
  expect(answersOf(idea(changes), 'text')['grade_range']).toBe(range)
})

test.each([
  ['7-8', 'Grade 1-2'],
  ['10-12', 'Grade 4-6'],
  ['13 – 15', 'Grade 7-9'],
  ['16-18', 'Grade 10-12'],
  ['adult', 'Adults'],
  ['Adults only', 'Adults'],
])('a listed idea’s age group has the mapping of the specification: %s', (age_group, range) => {
  expect(answersOf(idea({ age_group }), 'list')['grade_range']).toBe(range)
})

test('an age group without a mapping stays an age', () => {
  expect(answersOf(idea({ age_group: 'ages 9-10', age_min: 9, age_max: 10 }), 'list')['grade_range']).toBe('Age 9-10')
  expect(answersOf(idea({ age_group: 'seniors' }), 'list')).toEqual({})
})
