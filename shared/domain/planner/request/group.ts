import { learnersPerAdult } from '#shared/domain/catalogue/rules'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import type { Note } from '../../itinerary/notes.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import { usualGradeFor } from '../places/school-subjects.ts'
import { DEFAULT_LEARNERS } from './settings.ts'
import { wordsOf } from './unsure-words.ts'

export interface Group {
  students: number
  teachers: number
  recommendedTeachers: number
  gradeMin: number
  gradeMax: number
  gradeGiven: boolean
}
/** Learners in Grade 1 are six or seven years old; ages become the usual grades. */
const gradeOfAge = (age: number) => Math.min(12, Math.max(0, age - 6))

function gradesOf(idea: Idea, { curriculum }: Facts, notes: Note[]): [number, number, boolean] {
  const given = idea.gradeMin ?? idea.gradeMax
  if (given !== null) {
    const other = idea.gradeMax ?? given
    return [Math.min(given, other), Math.max(given, other), true]
  }
  const age = idea.ageMin ?? idea.ageMax
  if (age !== null) {
    const [young, old] = [gradeOfAge(idea.ageMin ?? age), gradeOfAge(idea.ageMax ?? age)]
    const [min, max] = [Math.min(young, old), Math.max(young, old)]
    notes.push({ code: 'grades_from_ages', params: { grade_min: min, grade_max: max } })
    return [min, max, true]
  }
  if (idea.likelyGrades) {
    const { min, max, of } = idea.likelyGrades
    notes.push({ code: 'grades_likely', params: { grade_min: min, grade_max: max, of } })
    return [min, max, false]
  }
  const grade = usualGradeFor(curriculum, idea.subjects)
  notes.push({ code: 'grade_default', params: { grade } })
  return [grade, grade, false]
}

/** Without a grade the group is taken to be of a primary school. */
const UNKNOWN_GRADE = 4

export function readGroup(idea: Idea, facts: Facts, notes: Note[]): Group {
  const { rules } = facts
  const [gradeMin, gradeMax, gradeGiven] = gradesOf(idea, facts, notes)
  const students = Math.min(2000, Math.max(1, idea.students ?? DEFAULT_LEARNERS))
  const perAdult = learnersPerAdult(rules, 'planned', gradeGiven ? gradeMin : UNKNOWN_GRADE)
  const recommendedTeachers = Math.max(rules.minimum_adults.count, Math.ceil(students / perAdult))
  const teachers = idea.teachers === null ? recommendedTeachers : idea.teachers + (idea.parents ?? 0)
  if (idea.students === null)
    notes.push({ code: 'group_default', params: { students, teachers, ...wordsOf(idea.unsure?.group) } })
  else if (idea.teachers === null)
    notes.push({ code: 'teachers_default', params: { teachers, learners_per_adult: perAdult } })
  if (teachers < recommendedTeachers)
    notes.push({
      code: 'few_adults',
      params: { students, teachers, learners_per_adult: perAdult, recommended: recommendedTeachers },
    })
  return { students, teachers, recommendedTeachers, gradeMin, gradeMax, gradeGiven }
}

/** The group with as many adults as water needs, where the idea gives no number of them and asks for such a place. */
export function withWaterAdults(
  group: Group,
  idea: Idea,
  asked: readonly Place[],
  { rules }: Facts,
  notes: Note[],
): Group {
  const perAdult = learnersPerAdult(rules, 'planned', group.gradeMin, 'water')
  const teachers = Math.max(group.teachers, Math.ceil(group.students / perAdult))
  if (idea.teachers !== null || teachers === group.teachers || !asked.some(isClosedToNonSwimmers)) return group
  for (const note of notes) {
    if (note.code === 'group_default') note.params = { ...note.params, teachers }
    if (note.code === 'teachers_default') note.params = { teachers, learners_per_adult: perAdult, near_water: true }
  }
  return { ...group, teachers, recommendedTeachers: teachers }
}
