import { describe, expect, it } from 'vitest'
import { readGrades } from './grades.ts'
import { readSubjects } from './subjects.ts'
import { IdeaText } from './idea-text.ts'

const examples: [string, string[]][] = [
  ['Social Sciences', ['Social Sciences']],
  ['gr 12 geog tour', ['Geography']],
  ['Matric History', ['History']],
  ['Natural Sciences + Technology', ['Natural Sciences', 'Technology']],
  ['NS & Tech', ['Natural Sciences and Technology']],
  ['economics EMS outing', ['Economic and Management Sciences']],
  ['bio field trip', ['Life Sciences']],
  ['Life Sciences and Geography', ['Life Sciences', 'Geography']],
  ['Dramatic Arts and Music', ['Dramatic Arts', 'Music']],
  ['Geografie en Lewenswetenskappe', ['Geography', 'Life Sciences']],
  ['graad 8-geskiedenisklas', ['History']],
  ['physics', ['Physical Sciences']],
  ['maths lit', ['Mathematical Literacy']],
  ['LO camp', ['Life Orientation']],
  ['EGD', ['Engineering Graphics and Design']],
  ['history and culture tour', []],
  ['natural history', []],
  ['the history of gold', []],
  ['science centre', []],
  ['study conservation', []],
  ['an Afrikaans school', []],
  ['English speaking guide', []],
  ['geology', []],
  ['a place without loud music', []],
  ['we will play music there', []],
]
/** As parse.ts reads them: after the grades, which leave a mark. */
const shortForms: [string, string[]][] = [
  ['I teach CAT and IT at a comprehensive', ['Computer Applications Technology', 'Information Technology']],
  ['EGD and CAT (grade 10, 49 in all)', ['Engineering Graphics and Design', 'Computer Applications Technology']],
  ['Gr 8, SS and NS', ['Social Sciences', 'Natural Sciences']],
  ['a court case (Social Sciences + LO)', ['Social Sciences', 'Life Orientation']],
  ['Gr 9 Geography & LO (Mpophomeni)', ['Geography', 'Life Orientation']],
  ['GRADE: 9 (EMS) 10 (ACC)', ['Economic and Management Sciences', 'Accounting']],
  ['Gr 11 EGD (22) & Civil Tech (14)', ['Engineering Graphics and Design', 'Civil Technology']],
  ['an EGD/Civil trip', ['Engineering Graphics and Design', 'Civil Technology']],
  ['Mech Tech gr 10', ['Mechanical Technology']],
  ['Elec Tech gr 11', ['Electrical Technology']],
  ['gr 11 Agric', ['Agricultural Sciences']],
  ['Agri Sciences gr 11', ['Agricultural Sciences']],
  ['Gr 11 Design', ['Design']],
  ['gr 10 dance', ['Dance Studies']],
  ['Subject: isiXhosa', ['isiXhosa']],
  ['Vak: Duits, Afrikaans', ['Afrikaans']],
  ['LS gr 11', ['Life Sciences']],
  ['put it in gr 10 please', []],
  ['IT is far to drive', []],
  ['the cat show, gr 4', []],
  ['a guide who speaks isiZulu and English, gr 10 History', ['History']],
]

describe('subjects', () => {
  it.each(examples)('reads %j', (text, subjects) => expect(readSubjects(new IdeaText(text), null)).toEqual(subjects))
  it.each(shortForms)('reads short forms in %j', (text, subjects) => {
    const ideaText = new IdeaText(text)
    const grades = readGrades(ideaText)
    expect(readSubjects(ideaText, grades).toSorted()).toEqual(subjects.toSorted())
  })
  it('are not read from the name of a place', () => {
    const text = 'visit the Durban Natural Science Museum'
    const name = { start: text.indexOf('Durban'), end: text.length }
    expect(readSubjects(new IdeaText(text), null, [name])).toEqual([])
    expect(readSubjects(new IdeaText(text), null)).toEqual(['Natural Sciences'])
  })
  it.each(['resistance', 'rights', 'society', 'engineering firms', 'war'])('are not read from "civil %s"', (noun) => {
    expect(readSubjects(new IdeaText(`Grade 12 History, civil ${noun}`), null)).toEqual(['History'])
  })
  it('include the grade’s own subject for "science"', () => {
    const science = (grade: number) => readSubjects(new IdeaText('Science'), { min: grade, max: grade })
    expect([science(5), science(8), science(11)]).toEqual([
      ['Natural Sciences and Technology'],
      ['Natural Sciences'],
      ['Physical Sciences'],
    ])
  })
})
