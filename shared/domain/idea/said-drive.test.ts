import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './any-text.fixture.ts'
import { normalise } from './normalise.ts'
import { readSaidDrive } from './said-drive.ts'

const read = (text: string) => readSaidDrive(normalise(text).text)
const km = (value: number) => ({ km: value, minutes: null })
const minutes = (value: number) => ({ km: null, minutes: value })

const examples: [string, ReturnType<typeof read>][] = [
  ['It is about 90 km one way', km(90)],
  ['it is 90 km from us', km(90)],
  ['Golden Gate is roughly 120km away', km(120)],
  ['The distance is 240 km', km(240)],
  ['a 90 km drive from our school', km(90)],
  ['1 200 km each way', km(1200)],
  ['180 km there and back', km(90)],
  ['Dit is omtrent 90 km eenrigting', km(90)],
  ['Dit is 150 km van ons af', km(150)],
  ['Die afstand is sowat 300 km', km(300)],
  ['180 km heen en weer', km(90)],
  ['the drive takes three hours', minutes(180)],
  ['The drive there takes about 2.5 hours.', minutes(150)],
  ['two hours from us', minutes(120)],
  ['it takes us an hour and a half', minutes(90)],
  ['It is a two-hour drive', minutes(120)],
  ['it is 2 hours 30 minutes by bus', minutes(150)],
  ['The bus ride is 45 minutes', minutes(45)],
  ['an hour away', minutes(60)],
  ['half an hour from school', minutes(30)],
  ['2h30 by road', minutes(150)],
  ['six hours there and back', minutes(180)],
  ['Die rit duur drie ure', minutes(180)],
  ["Dit is 'n uur van ons af", minutes(60)],
  ['twee uur se ry', minutes(120)],
  ['anderhalf uur met die bus', minutes(90)],
  ['It is 90 km one way, the drive takes two hours', { km: 90, minutes: 120 }],
  ['within 50 km', null],
  ['within 50 km of our school', null],
  ['somewhere within 2 hours from us', null],
  ['a 5 km hike', null],
  ['a 15 km hike in the mountains', null],
  ["no more than an hour's drive", null],
  ['at most two hours away', null],
  ['not more than 100 km from us', null],
  ['max 3 hours drive', null],
  ['2 hours drive max', null],
  ['we want somewhere two hours away', null],
  ['last year it took 3 hours', null],
  ['Last year the drive was 3 hours', null],
  ['the drive should take two hours', null],
  ['a place 90 km from us', null],
  ['a two-hour visit', null],
  ['3 hours at the museum', null],
  ['the flight takes two hours', null],
  ['10 km from the beach', null],
  ['hoogstens twee uur se ry', null],
  ['binne 50 km van ons af', null],
  ['nie meer as 100 km van ons af nie', null],
  ['verlede jaar was dit drie ure met die bus', null],
  ['iewers 90 km van ons af', null],
  ["'n 8 km staproete", null],
  ['we leave at 07:00 and are back by 17:00', null],
  ['R2 500 per learner, 45 learners', null],
]

describe('the way as the teacher gives it', () => {
  it.each(examples)('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
  it('is a way that can be driven, in any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const said = read(text)
        if (said === null) return
        if (said.km !== null) expect(said.km >= 10 && said.km <= 2500).toBe(true)
        if (said.minutes !== null) expect(said.minutes >= 15 && said.minutes <= 1800).toBe(true)
      }),
    )
  })
  it('is the figure that is written, around whatever else', () => {
    const figure = fc.integer({ min: 10, max: 1999 })
    fc.assert(
      fc.property(
        figure,
        fc.constantFrom('one way', 'from us', 'each way', 'van ons af', 'eenrigting'),
        (value, words) => {
          expect(read(`45 learners. It is about ${value} km ${words}. R2 500 each.`)).toEqual(km(value))
        },
      ),
    )
  })
  it('is never a limit', () => {
    const limit = fc.constantFrom(
      'within',
      'no more than',
      'at most',
      'less than',
      'up to',
      'hoogstens',
      'binne',
      'minder as',
    )
    const figure = fc.constantFrom(
      '50 km from us',
      '2 hours drive',
      '90 km away',
      'an hour from us',
      '100 km van ons af',
    )
    fc.assert(
      fc.property(limit, figure, (most, value) => {
        expect(read(`Grade 7, ${most} ${value}, Natural Sciences`)).toBeNull()
      }),
    )
  })
})
