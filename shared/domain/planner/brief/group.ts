import type { Idea } from '#shared/domain/idea/idea'
import { DEFAULT_GRADE, DEFAULT_LEARNERS, learnersPerAdult } from '../settings.ts'
import type { Assumption } from './brief.ts'

export interface Group {
  students: number
  teachers: number
  recommendedTeachers: number
  gradeMin: number
  gradeMax: number
  gradeGiven: boolean
}
const gradeName = (grade: number): string => (grade === 0 ? 'Grade R' : `Grade ${grade}`)
export const gradesName = (min: number, max: number): string =>
  min === max ? gradeName(min) : `Grades ${min === 0 ? 'R' : min} ${max === min + 1 ? 'and' : 'to'} ${max}`

/** A learner of six or seven is in Grade 1; an age in words becomes the grades it is usual in. */
const gradeOfAge = (age: number) => Math.min(12, Math.max(0, age - 6))

function gradesOf(idea: Idea, assumptions: Assumption[]): [number, number, boolean] {
  const given = idea.gradeMin ?? idea.gradeMax
  if (given !== null) {
    const other = idea.gradeMax ?? given
    return [Math.min(given, other), Math.max(given, other), true]
  }
  const age = idea.ageMin ?? idea.ageMax
  if (age !== null) {
    const [young, old] = [gradeOfAge(idea.ageMin ?? age), gradeOfAge(idea.ageMax ?? age)]
    assumptions.push({
      about: 'grade',
      text: `You gave ages and no grade: we planned for ${gradesName(Math.min(young, old), Math.max(young, old))}.`,
    })
    return [Math.min(young, old), Math.max(young, old), true]
  }
  assumptions.push({
    about: 'grade',
    text: `You did not name the grade: we planned for ${gradeName(DEFAULT_GRADE)}; another grade may change places and adults needed.`,
  })
  return [DEFAULT_GRADE, DEFAULT_GRADE, false]
}

export function readGroup(idea: Idea, assumptions: Assumption[]): Group {
  const [gradeMin, gradeMax, gradeGiven] = gradesOf(idea, assumptions)
  const students = Math.min(2000, Math.max(1, idea.students ?? DEFAULT_LEARNERS))
  const perAdult = gradeGiven ? learnersPerAdult(gradeMin) : learnersPerAdult(0)
  const recommendedTeachers = Math.max(2, Math.ceil(students / perAdult))
  const teachers = idea.teachers ?? recommendedTeachers
  if (idea.students === null)
    assumptions.push({
      about: 'group',
      text: `You gave no group size: we planned for ${students} learners and ${teachers} adults.`,
    })
  else if (idea.teachers === null)
    assumptions.push({
      about: 'group',
      text: `You gave no number of teachers: we planned for ${teachers} adults, one for every ${perAdult} learners.`,
    })
  if (teachers < recommendedTeachers)
    assumptions.push({
      about: 'group',
      text: `Warning: ${teachers} ${teachers === 1 ? 'adult' : 'adults'} for ${students} learners is fewer than one for every ${perAdult}; we recommend ${recommendedTeachers}.`,
    })
  return { students, teachers, recommendedTeachers, gradeMin, gradeMax, gradeGiven }
}
