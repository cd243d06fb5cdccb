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
  ['Learners gather 06:30 to 07:00, back by 15:30', { from: at(6, 30), to: at(15, 30) }],
  ['05:30 - 06:00, back by 16:00', { from: at(5, 30), to: at(16) }],
  ['08:00 to 15:00, but leave school at 07:15 and be back by 16:30', { from: at(7, 15), to: at(16, 30) }],
  ['33 kids. 7 till 3. Packed lunch', { from: at(7), to: at(15) }],
  ['8 tot 1', { from: at(8), to: at(13) }],
  ['grade 5 till 7', null],
  ['the driver knocks off at 15h00', { from: null, to: at(15) }],
  ['die drywer hou op om 14:30', { from: null, to: at(14, 30) }],
  ['finish by 2 pick up at school', { from: null, to: at(14) }],
  ['the 1:50 000 sheet', null],
  ['gather 06:30 to 07:00', null],
  ['Vertrek 06:00 tuis 18:30', { from: at(6), to: at(18, 30) }],
  ['Leave Fri 5 March after 2nd break, back Sunday 7 March 5pm latest', { from: at(12, 30), to: at(17) }],
  ['ons ry na tweede pouse Vrydag', { from: at(12, 30), to: null }],
  ['leave straight after first break', { from: at(10, 30), to: null }],
  ['we leave after school on Friday', { from: at(14), to: null }],
  ['Start after 9:30, home before 14:00', { from: at(9, 30), to: at(14) }],
  ['We can only go from 10am, back by 15h00', { from: at(10), to: at(15) }],
  ['Ons kan eers na 9:30 begin en moet 14:00 terug wees', { from: at(9, 30), to: at(14) }],
  ["not before 10 o'clock, home at 3", { from: at(10), to: at(15) }],
  ['pick up at 7:30, drop off at 14:30', { from: at(7, 30), to: at(14, 30) }],
  ['the day starts at 8:45 and ends at 13:15', { from: at(8, 45), to: at(13, 15) }],
  ['must be at school by 13:45 for the taxis', { from: null, to: at(13, 45) }],
  ['we go home after school, not after the show', null],
  ['the show starts at 10:00', null],
  ['leaving Friday 14:00', { from: at(14), to: null }],
  ['so bus at 7, home 4pm', { from: at(7), to: at(16) }],
  ['Terug 14:00. Niemand mag oor die grens nie', { from: null, to: at(14) }],
  ['everything between 8am and 12pm', { from: at(8), to: at(12) }],
  ['train back before peak hour 15:00', { from: null, to: at(15) }],
  ['back 4 learners, home 12', null],
  ['tour 10:00 to 11:00, back by 15:30', { from: null, to: at(15, 30) }],
  ['back by 07:00', { from: null, to: at(7) }],
  ['9:00 to 5:00', { from: at(9), to: at(17) }],
  ['must be back by 8 in the evening', { from: null, to: at(20) }],
  ['back by 8 tonight', { from: null, to: at(20) }],
  ['back by 8', { from: null, to: at(20) }],
  ["back by 9 o'clock", { from: null, to: at(21) }],
  ['back by 8am', { from: null, to: at(8) }],
  ['back by 8 in the morning', { from: null, to: at(8) }],
  ['back by 8 on Sunday morning', { from: null, to: at(8) }],
  ['back by 10pm - bring a jersey', { from: null, to: at(22) }],
  ['leave at 7 in the evening', { from: at(19), to: null }],
  ['leave school at 2 on Friday afternoon', { from: at(14), to: null }],
  ['8 in the morning to 5 in the afternoon', { from: at(8), to: at(17) }],
  ['vertrek om 7 uur, terug teen 6 vanaand', { from: at(7), to: at(18) }],
  ['terug teen 8 saans', { from: null, to: at(20) }],
  ['terug teen 2 in die middag', { from: null, to: at(14) }],
  ['leave after 9am', { from: at(9), to: null }],
  ["leave after 9 o'clock", { from: at(9), to: null }],
  ['Departing from 14 Church Street, Pretoria', null],
  ['leaving from 8 Vine Street', null],
  ['leaving from 2 schools', null],
  ['leave after 10 minutes', null],
  ['leave after 2 hours', null],
  ['Departing from 14 Church Street, leave at 7', { from: at(7), to: null }],
  ['leave school after 8:15, leave at 14:00 for home', { from: at(8, 15), to: null }],
  ['4 to 6 hrs on the road', null],
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
    ['20:00 to 02:00', 'A day from 20:00 to 02:00 ends before it begins.'],
    ['20:00 to 2:00', 'A day from 20:00 to 02:00 ends before it begins.'],
    ['08:30 to 14:00', null],
    ['8:30 to 2:30', null],
    ['Grades 7 to 5', null],
    ['9 to 12', null],
  ])('that end before they begin are reported: %j', (text, sentence) =>
    expect(readBackwardHours(normalise(text).text)).toBe(sentence),
  )
})
