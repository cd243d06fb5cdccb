import { describe, expect, it } from 'vitest'
import { readGrades } from './grades.ts'
import { readPeople } from './people.ts'
import { IdeaText } from './idea-text.ts'

const examples: [string, number | null, number | null][] = [
  ['60 students, 5 teachers', 60, 5],
  ['the Grade 4 classes (4A 38, 4B 41, 4C 36) with 8 teachers', 115, 8],
  ['the grade ones there are thirty eight and the grade twos forty four plus seven of us', 82, 7],
  ['No. of learners (M/F): 21/30\nNo. of educators: 3', 51, 3],
  ['17 + 26 learners, 3 teachers', 43, 3],
  ['between 40 and 45 learners', 45, null],
  ['45+3, R850', 45, 3],
  ['28 kids+2, Saturday', 28, 2],
  ['7-9 may 27 kids 41 tchrs 3 frm empangeni', 41, 3],
  ['Grade: 2 Learners: 90 Adults: 9', 90, 9],
  ['51 learners, teachers stay at 4', 51, 4],
  ['fifty-two (52) learners and four (4) educators', 52, 4],
  ['| Class | Boys | Girls |\n|---|---|---|\n| 5A | 18 | 19 |\n| 5B | 20 | 17 |\n| Total | 38 | 36 |', 74, null],
  ['| Class | Boys | Girls |\n|---|---|---|\n| 5A | 18 | 19 |\n| 5B | 20 | 17 |', 74, null],
  ['Grade | Learners | Teachers\n8 | 42 | 3\n9 | 39 | 3', 81, 6],
  ['44 k 2 t. frm kagiso', 44, 2],
  ['our gr Rs (2 classes, 24 and 26)', 50, null],
  ['gr 11: 47, teachers: 4', 47, 4],
  ['61 lrs 5 onnies, van Reitz', 61, 5],
  ['lwabafundi aba-50 no thisha aba-4', 50, 4],
  ['48 lerners, 6 teechers', 48, 6],
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
  ['gr 10 and 11s, 26. Two girls wear niqab', 26, null],
  ['Grade 9s, 31. Three boys have part-time work', 31, null],
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
    const ideaText = new IdeaText(text)
    readGrades(ideaText)
    expect(readPeople(ideaText)).toEqual({ students, teachers })
  })
})
