import { describe, expect, it } from 'vitest'
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
]

describe('subjects', () => {
  it.each(examples)('reads %j', (text, subjects) => expect(readSubjects(new IdeaText(text), null)).toEqual(subjects))
  it('are not read from the name of a place', () => {
    const text = 'visit the Durban Natural Science Museum'
    const name = { start: text.indexOf('Durban'), end: text.length }
    expect(readSubjects(new IdeaText(text), null, [name])).toEqual([])
    expect(readSubjects(new IdeaText(text), null)).toEqual(['Natural Sciences'])
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
