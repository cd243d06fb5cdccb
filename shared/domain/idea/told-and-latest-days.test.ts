import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { addDays, findDay, MONTH_NAMES } from '../calendar.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const TODAY = '2026-11-27'
const read = (words: string) => parseIdea(`Grade 5 from Mthatha, 40 learners. ${words}`, { today: TODAY, gazetteer })
const aDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => ({ month, day, words: `${day} ${MONTH_NAMES[month - 1]}` }))
const dayOf = (month: number, day: number): string =>
  findDay(findDay(2026, month, day)! > TODAY ? 2026 : 2027, month, day)!

describe('a day before which the trip must be', () => {
  it('is the end of the time to choose from', () => {
    fc.assert(
      fc.property(
        aDay,
        fc.constantFrom(
          'The money must be spent before',
          'It must be done before',
          'Any weekday before',
          'Before exams start',
          'Anytime b4',
          'Dit moet wees voor',
        ),
        ({ month, day, words }, cue) => {
          const { startDate, window } = read(`${cue} ${words}.`)
          expect(startDate).toBeNull()
          expect(window?.end).toBe(addDays(dayOf(month, day), -1))
          expect(window!.start > TODAY).toBe(true)
        },
      ),
    )
  })

  it('is not read from a day for an answer', () => {
    fc.assert(
      fc.property(
        aDay,
        fc.constantFrom(
          'Please reply before',
          'Send the quote before',
          'The deposit is paid before',
          'We must be home before',
        ),
        ({ words }, cue) => {
          expect(read(`${cue} ${words}.`).window).toBeNull()
        },
      ),
    )
  })

  it.each([
    ['A weekday in June before the 25th.', '2027-06-01', '2027-06-24'],
    ['The second last week of term 1.', '2027-03-08', '2027-03-14'],
    ['End of november or beggining december.', '2026-11-21', '2026-12-10'],
    ['Wanneer: Maart, nie Vrydag.', '2027-03-01', '2027-03-31'],
    ['R150 each. April. By bus.', '2027-04-01', '2027-04-30'],
  ])('%s', (words, start, end) => {
    expect(read(words).window).toMatchObject({ start, end })
  })

  it.each([
    ['R45 each. 19/8. By bus.', '2027-08-19'],
    ['The first Fri Dec.', '2026-12-04'],
    ['Sondag kan nie, so Saterdag die agste Mei.', '2027-05-08'],
    ['Sicela ukuhamba ngoMgqibelo zingu-18 kuSepthemba.', '2027-09-18'],
  ])('%s', (words, day) => {
    expect(read(words).startDate).toBe(day)
  })

  it.each(['Half a day, 1/2 day is enough.', 'A quarter pay, 1/4 of them.'])('a share is no day: %s', (words) => {
    const { startDate, unsure } = read(words)
    expect([startDate, unsure?.dates]).toEqual([null, undefined])
  })
})

describe('a time that the text tells of', () => {
  it('is not when they travel', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MONTH_NAMES),
        fc.constantFrom(
          'Two learners died in',
          'There was an accident in',
          'We visited it in',
          'The school was flooded in',
        ),
        (month, told) => {
          expect(read(`${told} ${month}. We want to go in March.`).window).toMatchObject({
            start: '2027-03-01',
            end: '2027-03-31',
          })
        },
      ),
    )
  })

  it('is none in a year that is over', () => {
    expect(read('We were at the aquarium in 2025.').window).toBeNull()
  })
})

describe('days beside those that are named', () => {
  it.each(['We want to add a day each side.', 'Plus an extra day on either side.', 'With a day before and after.'])(
    '%s',
    (words) => {
      expect(read(`The expo is on 3 and 4 July. ${words}`)).toMatchObject({
        startDate: '2027-07-02',
        endDate: '2027-07-05',
      })
    },
  )
})

describe('a line about the last time', () => {
  it('gives no figure of this trip', () => {
    const { budget } = read(
      '\nLast year: the rooms were dirty; R1 900 each; three ate nothing.\nThis year R1 850 each.',
    )
    expect(budget).toBe(1850)
  })
})

describe('a group in brackets behind a town', () => {
  it.each(['(58, 3 teachers)', '(58 + 3 teachers)', '(58 learners)'])('leaves the town: %s', (group) => {
    expect(parseIdea(`Grade 2s from Musina ${group}. Picnic.`, { today: TODAY, gazetteer })).toMatchObject({
      origin: 'Musina',
      students: 58,
    })
  })
})
