import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { addDays, MONTH_NAMES, monthOf, tripDays, weekdayOf } from '../calendar.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const today = '2026-11-27'
const read = (text: string) => parseIdea(`45 learners to Durban, ${text}`, { today, gazetteer })
const written = (day: string) => `${Number(day.slice(8))} ${MONTH_NAMES[monthOf(day) - 1]}`

describe('a week that is counted from a day', () => {
  const days = fc.integer({ min: 30, max: 300 }).map((later) => addDays(today, later))
  it('is the seven days before or after it', () =>
    fc.assert(
      fc.property(days, fc.constantFrom('the week', 'die week', 'week'), (day, week) => {
        const before = week === 'die week' ? 'voor' : 'before'
        const after = week === 'die week' ? 'na' : 'after'
        expect(read(`${week} ${before} ${written(day)}`).window).toMatchObject({
          start: addDays(day, -7),
          end: addDays(day, -1),
        })
        expect(read(`${week} ${after} ${written(day)}`).window).toMatchObject({
          start: addDays(day, 1),
          end: addDays(day, 7),
        })
        expect(read(`${week} ${before} ${written(day)}`).startDate).toBeNull()
      }),
    ))
  it.each([
    ['the week before Youth Day', '2027-06-09', '2027-06-15'],
    ['die week na Erfenisdag', '2027-09-25', '2027-10-01'],
    ['Freedom Day week', '2027-04-26', '2027-05-02'],
    ['Freedom day week would be nice (27 April)', '2027-04-26', '2027-05-02'],
    ['the week of Heritage Day', '2027-09-20', '2027-09-26'],
    ['1st or 2nd wknd after schools reopen Jan 2027', '2027-01-15', '2027-01-24'],
    ['the second week after schools reopen', '2027-01-20', '2027-01-26'],
    ['the first weekend after the term starts in July', '2027-07-23', '2027-07-25'],
  ])('%j', (text, start, end) => {
    const { window, startDate } = read(text)
    expect([startDate, window?.start, window?.end]).toEqual([null, start, end])
  })
  it('is no trip of a whole week if the trip is of a day', () =>
    expect(read('in one day, week of 26-30 July')).toMatchObject({
      days: 1,
      startDate: null,
      window: { start: '2027-07-26', end: '2027-07-30' },
      contradictions: [],
    }))
})

describe('periods that follow one another', () => {
  it.each([
    ['first 2 weeks of Sept', '2027-09-01', '2027-09-12'],
    ['first or second week of September', '2027-09-01', '2027-09-12'],
    ['the last two weeks of May', '2027-05-17', '2027-05-31'],
    ['August or first 2 weeks of Sept', '2027-08-01', '2027-09-12'],
    ['late July or beginning August', '2027-07-21', '2027-08-10'],
    ['End of May/June', '2027-05-21', '2027-06-30'],
    ['early 2027', '2027-01-01', '2027-04-30'],
    ['first half of 2027', '2027-01-01', '2027-06-30'],
    ['July, but schools closed until 20th so after that', '2027-07-21', '2027-07-31'],
    ['Winter is reg', '2027-06-01', '2027-08-31'],
    ['Oct b4 finals', '2027-10-01', '2027-10-31'],
    ['laaste week van November', '2027-11-22', '2027-11-30'],
  ])('%j', (text, start, end) => expect(read(text).window).toMatchObject({ start, end }))
  it.each(['May or August', 'February or October'])('%j are not one', (text) => {
    const { window } = read(`in ${text}`)
    expect(tripDays(window!.start, window!.end)).toBeLessThan(32)
  })
  it('are of next year if this year has less than a week of them left', () => {
    expect(read('any Saturday in Nov').window).toMatchObject({ start: '2027-11-01' })
    expect(read('in December').window).toMatchObject({ start: '2026-12-01' })
  })
})

describe('a weekend', () => {
  const SHORT = ['weekend', 'wkend', 'wknd', 'week-end', 'w/end', 'naweek']
  it.each(SHORT)('is one however it is written: last %s of May', (word) =>
    expect(read(`2 nights, last ${word} of May`)).toMatchObject({ startDate: '2027-05-28', endDate: '2027-05-30' }),
  )
  it.each(SHORT)('begins on a Friday if only its month is known: %s', (word) =>
    expect(read(`a ${word} in March`)).toMatchObject({ firstWeekdays: [5], days: 3 }),
  )
})

describe('the length', () => {
  it.each([
    ['vir n nag of twee', 3],
    ['a night or two', 3],
    ['five nights, avoid Shavuot and the nine days', 6],
    ['Een skooldag in Mei', 1],
    ['2 nagte, 16-18 April, Cape Vidal dagbesoek', 3],
  ])('of %j is %d days', (text, days) => expect(read(text)).toMatchObject({ days, contradictions: [] }))
})

describe('the days around an event', () => {
  it.each([
    ['Competition is Sat 25 Sept. Must arrive Thurs 23rd evening latest, go home Mon 27', '2027-09-23', '2027-09-27'],
    ['the finals are on 25 Sept: leave Friday 24, back Sunday 26', '2027-09-24', '2027-09-26'],
  ])('%j', (text, startDate, endDate) => expect(read(text)).toMatchObject({ startDate, endDate, contradictions: [] }))
  it('is the weekday beside it where it is a holiday itself', () => {
    const { startDate } = read('Fri 24 Sept is public holiday so rather Thurs before or Fri after')
    expect([startDate, weekdayOf(startDate!)]).toEqual(['2027-09-23', 4])
  })
  it.each([
    ['gewoonlik Woe of Do in Augustus', [3, 4]],
    ['arriving on Sunday and departing on Friday morning', [7]],
  ])('begin on the weekdays of %j', (text, firstWeekdays) => expect(read(text)).toMatchObject({ firstWeekdays }))
})
