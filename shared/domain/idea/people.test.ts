import { describe, expect, it } from 'vitest'
import { readGrades } from './grades.ts'
import { readPeople } from './people.ts'
import { Reading } from './reading.ts'

const examples: [string, number | null, number | null][] = [
  ['60 students, 5 teachers', 60, 5],
  ['38 kids 3 tchrs', 38, 3],
  ['32 little ones and 4 adults', 32, 4],
  ['80 lrnrs 5 tchrs', 80, 5],
  ['55 graad 7-leerders en 4 onderwysers', 55, 4],
  ['Learners: 77\nTeachers: 5', 77, 5],
  ['Number of learners: 102', 102, null],
  ['Learners 40\nTeachers 3', 40, 3],
  ['22 players, 3 coaches', 22, 3],
  ['20 grade 7 boys, 3 staff', 20, 3],
  ['47 gr 10 history learners', 47, null],
  ['forty Grade 9s', 40, null],
  ['Grade 3s (64), 5 educators', 64, 5],
  ['Grade 10 to 12 maths and science kids (36)', 36, null],
  ['12 boys and 14 girls', 26, null],
  ['36 learners (18 boys and 18 girls)', 36, null],
  ['23 Grade 8s and 27 Grade 9s', 50, null],
  ['school of 640 learners but only the Grade 10 group (39 learners, 3 teachers)', 39, 3],
  ['Our school of 1 200 learners sends 32 learners', 32, null],
  ['45 people including 4 teachers', 41, 4],
  ['38 of us: 35 learners and 3 teachers', 35, 3],
  ['60-65 learners', 65, null],
  ['1 teacher per 10 learners. 50 learners, 5 teachers', 50, 5],
  ['40 learners, one learner uses a wheelchair', 40, null],
  ['3 learners are vegetarian, 45 learners', 45, null],
  ['2 buses for 110 learners', 110, null],
  ['21 learners and myself plus one other teacher', 21, 2],
  ['There are 118 of them', 118, null],
  ['a group of 45', 45, null],
  ['50 pax', 50, null],
  ['gr 10 boys x 30', 30, null],
  ['2 teachers and 3 parents', null, 2],
  ['3 male teachers and 2 female teachers', null, 5],
  ['30ish learners', 30, null],
  ['a 14-seater, 28 learners', 28, null],
  ['180 in the grade, only 40 will travel', 40, null],
  ['2027 52 lrnrs', 52, null],
  ['1 200 learners', 1200, null],
  ['abafundi 30', 30, null],
  ['30 abafundi', 30, null],
]

describe('people', () => {
  it.each(examples)('reads %j', (text, students, teachers) => {
    const reading = new Reading(text)
    readGrades(reading)
    expect(readPeople(reading)).toEqual({ students, teachers })
  })
})
