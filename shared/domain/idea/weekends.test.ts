import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const daysOf = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer }).days

describe('a weekend', () => {
  it.each([
    'Leadership weekend for 30 learners',
    'A weekend in Clarens, 40 learners',
    "'n Naweek in Clarens, 40 leerders",
  ])('is from Friday to Sunday: %s', (text) => expect(daysOf(text)).toBe(3))
  it.each([
    ['Full Friday in Barberton, 29 students', [5]],
    ['Kosi Bay, 1 day, Sat. R30', [6]],
    ['Three day weekend (Saturday and Sunday) in Clarens', [6]],
  ])('or a day of the week is a day on which it may begin: %s', (text, weekdays) =>
    expect(parseIdea(text, { today: '2026-11-21', gazetteer }).firstWeekdays).toEqual(weekdays),
  )
  it.each(['Clarens on the Friday after the Easter weekend, 40 learners', 'Clarens, not on a weekend, 40 learners'])(
    'is not the trip where it is on another day: %s',
    (text) => expect(daysOf(text)).not.toBe(3),
  )
})
