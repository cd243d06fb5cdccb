import { describe, expect, it } from 'vitest'
import { readGrades } from './grades.ts'
import { IdeaText } from './idea-text.ts'

const examples: [string, number, number][] = [
  ['Grade 6', 6, 6],
  ['NOT Grade 10, Grade 9', 9, 9],
  ['(Gr 8–10, 3 schools)', 8, 10],
  ['gr 12', 12, 12],
  ['Gr.7', 7, 7],
  ['gr8', 8, 8],
  ['grd 9', 9, 9],
  ['GRADE: 4', 4, 4],
  ['graad 7-leerders', 7, 7],
  ['Grade R', 0, 0],
  ['gr r', 0, 0],
  ['grade 8 & 9', 8, 9],
  ['Grades 4 to 6', 4, 6],
  ['Grade 10-12', 10, 12],
  ['Grade 10 – 12', 10, 12],
  ['grades 6-4', 4, 6],
  ['Grade 4, 5 and 6', 4, 6],
  ['gr 5/6', 5, 6],
  ['Grade R to Grade 3', 0, 3],
  ['23 Grade 8s and 27 Grade 9s', 8, 9],
  ['Grade 10A and 10B', 10, 10],
  ['matric', 12, 12],
  ['matrics', 12, 12],
  ['7th graders', 7, 7],
  ['8th grade', 8, 8],
  ['grade sevens', 7, 7],
  ['G7', 7, 7],
  ["graad 6'e", 6, 6],
  ['grade 4 na 5', 4, 5],
  ['5A has 37 and 5B has 36', 5, 5],
  ['class 5A', NaN, NaN],
  ['Grade 9 (2026), so they will be Grade 10 in March', 10, 10],
  ['foundation phase', 0, 3],
  ['intermediate phase', 4, 6],
  ['Graad 4 tot 6', 4, 6],
  ['Grade 7, 45 learners', 7, 7],
  ['Grade 7, 12 learners', 7, 7],
  ['grade 6 and 4 teachers', 6, 6],
  ['Grade 7, 1 June 2027', 7, 7],
  ['Grade 9, 3 x teachers', 9, 9],
  ['We are a Grade R to 7 school taking our grade 6s', 6, 6],
  ['Grade R45 learners', NaN, NaN],
  ['gr 5 n 6', 5, 6],
  ['gr8 n gr9', 8, 9],
  ['gr 7 - 9', 7, 9],
  ['gr 7 – 9 learners', 7, 9],
  ['grade 8 or 9', 8, 9],
  ['be-Grade 8 no-9', 8, 9],
  ['Grade: 9 (EMS) 10 (ACC)', 9, 10],
  ['31 Grade Rs and 6 grown-ups', 0, 0],
  ['gr Rs and 1s', 0, 1],
  ['grade 8-12, two of us', 8, 12],
  ['grade 10, two groups, 49 in all', 10, 10],
  ['gr 5 5 days', 5, 5],
  ['gr 5, 3 days', 5, 5],
  ['gr 6 - 4 days', 6, 6],
  ['gr 6 2 nights', 6, 6],
  ['gr 10 (3 nagte)', 10, 10],
  ['gr 7 en 8 vir 3 dae', 7, 8],
  ['Grade 7, nine boys', 7, 7],
  ['gr 11, not the train museum, did that in gr 9', 11, 11],
  ['Grade 11, the last journey before matric', 11, 11],
  ['Drama 10-12s to the festival', 10, 12],
  ['Visual Arts 10-12, Khayelitsha', 10, 12],
  ['Accounting 10 - 12 in Durban', 10, 12],
  ['Geskiedenis 10-12s', 10, 12],
  ['the music class 8-9', 8, 9],
  ['our 4-7s', 4, 7],
  ['History 11-12 May', NaN, NaN],
  ['History 11-12 learners', NaN, NaN],
  ['Drama 10-12h', NaN, NaN],
  ['Tourism 10-12:00', NaN, NaN],
]

describe('grades', () => {
  it.each(examples)('reads %j', (text, min, max) => {
    expect(readGrades(new IdeaText(text))).toEqual(Number.isNaN(min) ? null : { min, max })
  })
  it.each(['R45 per learner', 'great 7 days', 'a grade', 'upgrade 2', '7 learners', 'program 4'])(
    'reads none in %j',
    (text) => {
      expect(readGrades(new IdeaText(text))).toBeNull()
    },
  )
})

describe('grades beside other words', () => {
  it.each([
    ['my Grade 11 and 12 group', 11, 12],
    ['grades 5 6 7 together 34 kids', 5, 7],
    ['NOT Grade 10, but Grade 9', 9, 9],
    ['bana ba Kereiti ya 6', 6, 6],
    ['abantwana bakaGrade 4', 4, 4],
    ['Waldorf class 7 (21 learners)', 7, 7],
  ])('%j', (text, min, max) => expect(readGrades(new IdeaText(text))).toEqual({ min, max }))
})
