import { describe, expect, it } from 'vitest'
import { daysOf, readDuration } from './durations.ts'
import { IdeaText } from './idea-text.ts'

const examples: [string, number | null][] = [
  ['3 nights', 4],
  ['2 nights', 3],
  ['5 days', 5],
  ['4-day tour', 4],
  ['2 days 1 night', 2],
  ['3D2N', 3],
  ['overnight', 2],
  ['day trip', 1],
  ['day outing', 1],
  ['half-day visit', 1],
  ['two nites', 3],
  ['vier dae', 4],
  ['3 nagte', 4],
  ['dagtoer', 1],
  ['one week', 7],
  ['a full day', 1],
  ['a day at Muizenberg', 1],
  ['2-3 days', 3],
  ['nothing overnight please', null],
  ["14 days' notice", null],
  ['30 days before', null],
  ['2 days ago', null],
  ['within 7 days', null],
  ['weekend', null],
  ['Day 1 Carnarvon\nDay 2 Sutherland\nDay 3 home', 3],
  ['Day 1 is the museum', null],
  ['not an overnight trip', null],
  ['12 days per week', null],
]

describe('durations', () => {
  it.each(examples)('reads %j', (text, days) => expect(daysOf(readDuration(new IdeaText(text)))).toBe(days))
})
