import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AskedHours } from './idea.ts'
import { readBackwardHours, readHours } from './hours.ts'
import { normalise } from './normalise.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const examples: [string, AskedHours | null][] = [
  ['08:30 to 14:00', { from: at(8, 30), to: at(14) }],
  ['Day trip, 8h00 - 15h30, Grade 5', { from: at(8), to: at(15, 30) }],
  ['from 7:30am until 2pm', { from: at(7, 30), to: at(14) }],
  ['between 8am and lunch, back by 1', { from: null, to: at(13) }],
  ['must be back by 5', { from: null, to: at(17) }],
  ['back at school by 14:30', { from: null, to: at(14, 30) }],
  ['home before 6pm please', { from: null, to: at(18) }],
  ['we leave at 7 and are back by 16:00', { from: at(7), to: at(16) }],
  ['vertrek om 07:30, terug teen 17:00', { from: at(7, 30), to: at(17) }],
  ['leave school after 8:15', { from: at(8, 15), to: null }],
  ['back by 5 June', null],
  ['home by the 12th', null],
  ['leave at 20 km from town', null],
  ['the tour is 10:00 to 11:00', null],
  ['Grades 4 to 6, 12 to 14 March', null],
  ['R2 500 to R3 000', null],
  ['phone 082 555 1234', null],
]

describe('hours of the day', () => {
  it.each(examples)('reads %j', (text, hours) => expect(readHours(normalise(text).text)).toEqual(hours))
  it('are times of day, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 :h.-]{0,80}$/), (text) => {
        const hours = readHours(normalise(`back by ${text} leave at ${text}`).text)
        for (const minutes of [hours?.from, hours?.to]) {
          expect(minutes ?? 0).toBeGreaterThanOrEqual(0)
          expect(minutes ?? 0).toBeLessThan(24 * 60)
        }
      }),
    )
  })
  it.each([
    ['from 20:00 to 18:00', 'A day from 20:00 to 18:00 ends before it begins.'],
    ['tour 3pm to 9am', 'A day from 15:00 to 09:00 ends before it begins.'],
    ['08:30 to 14:00', null],
    ['Grades 7 to 5', null],
    ['9 to 12', null],
  ])('that run backwards are named: %j', (text, sentence) =>
    expect(readBackwardHours(normalise(text).text)).toBe(sentence),
  )
})
