import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { describe, expect, it } from 'vitest'
import { gradeHas } from '#shared/domain/catalogue/curriculum'
import { isTaughtByName, namesInGrade, subjectsInstead, usualGradeFor } from './school-subjects.ts'

const { curriculum } = readFacts()
const GRADES = Array.from({ length: 13 }, (_, grade) => grade)

describe.each(curriculum.subjects.map(({ name }) => name))('%s', (subject) => {
  it('stands in every grade for subjects that the grade has', () => {
    for (const grade of GRADES) {
      const names = namesInGrade(curriculum, subject, grade)
      expect(names.length, `Grade ${grade}`).toBeGreaterThan(0)
      for (const name of names) expect(gradeHas(curriculum, name, grade), `${name}, Grade ${grade}`).toBe(true)
    }
  })
  it('is either taught by name in a grade or has something instead there', () => {
    const instead = subjectsInstead(curriculum, subject, 0, 12).flatMap(({ grade_min, grade_max }) =>
      GRADES.filter((grade) => grade >= grade_min && grade <= grade_max),
    )
    expect(instead).toEqual(GRADES.filter((grade) => !isTaughtByName(curriculum, subject, grade)))
  })
})

it.each([
  ['Natural Sciences', 3, ['Life Skills: Beginning Knowledge']],
  ['Natural Sciences', 6, ['Natural Sciences and Technology']],
  ['Life Orientation', 2, ['Life Skills: Personal and Social Well-being']],
  ['Accounting', 8, ['Economic and Management Sciences']],
  ['Social Sciences', 11, ['History', 'Geography']],
])('%s in Grade %i is %j', (subject, grade, names) => {
  expect(subjectsInstead(curriculum, subject, grade, grade)).toEqual([{ grade_min: grade, grade_max: grade, names }])
})

it('needs no word where a subject is a part of another by its own name', () => {
  expect(subjectsInstead(curriculum, 'History', 4, 12)).toEqual([])
})

it.each([
  [[], 8],
  [['History'], 8],
  [['Physical Sciences'], 10],
  [['Natural Sciences and Technology'], 5],
  [['Accounting', 'Tourism', 'Mathematics'], 10],
])('a group that names %j and no grade is planned for Grade %i', (subjects, grade) => {
  expect(usualGradeFor(curriculum, subjects)).toBe(grade)
})
