import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer })

describe('a weekday beside a named day', () => {
  it.each([
    ['the Friday after Freedom Day', '2027-04-30'],
    ["the Friday after Women's Day, 9 Aug", '2027-08-13'],
    ['the Monday after Heritage Day', '2027-09-27'],
    ['the day after Youth Day', '2027-06-17'],
    ['the Thursday before Good Friday', '2027-03-25'],
  ])('%j is %s', (text, day) => expect(read(`Day trip on ${text}, 51 kids`).startDate).toBe(day))
  it('may be the day of return', () => {
    const { startDate, endDate } = read('Out on Thu 29 April, back on the Friday after Freedom Day')
    expect([startDate, endDate]).toEqual(['2027-04-29', '2027-04-30'])
  })
})

describe('a date that the text corrects', () => {
  it.each([
    ['Wed 7 April, no sorry, make that the 14th', '2027-04-14'],
    ['30 June? No, people are on holiday then. 24 June', '2027-06-24'],
    ["18 July is Mandela Day but that's a Sunday, so we go on Wednesday 21 July", '2027-07-21'],
    ['20 Nov 2027 no wait thats a Saturday, 19 Nov', '2027-11-19'],
    ["24 September, no, that's a public holiday, so the Thursday before it", '2027-09-23'],
    ['before the June exams: Thursday 20 May', '2027-05-20'],
    ['25 May 9 - 11 in the morning', '2027-05-25'],
  ])('%j is %s', (text, day) => expect(read(`Day trip to Durban, ${text}. 51 kids`).startDate).toBe(day))
})

describe('days whose month stands before them', () => {
  it.each([
    ['late in May, say the 21st to the 23rd', '2027-05-21', '2027-05-23'],
    ['the champs are on 4 Sept. We travel down on the 2nd and return on the 5th', '2027-09-02', '2027-09-05'],
    ['Good Friday 26 March to Family Day, Mon 29 March', '2027-03-26', '2027-03-29'],
    ['Wo 20 – Vr 22 Jan 2027', '2027-01-20', '2027-01-22'],
    ['5,6,7 March', '2027-03-05', '2027-03-07'],
    ['from Monday to Wednesday, 8-10 March', '2027-03-08', '2027-03-10'],
    ['14-16.04.2027', '2027-04-14', '2027-04-16'],
    ['arrive 14 April, depart 16 April', '2027-04-14', '2027-04-16'],
    ['we enter on Thursday 6 May and leave on Saturday 8 May', '2027-05-06', '2027-05-08'],
    ['\nWed 4/8: drive\nThu 5/8: farm\nFri 6/8: home', '2027-08-04', '2027-08-06'],
    ['Wed 11 to Fri 13 August, the hostel we used in 2024', '2027-08-11', '2027-08-13'],
  ])('%j', (text, start, end) =>
    expect(read(`Durban, ${text}. 51 kids`)).toMatchObject({ startDate: start, endDate: end }),
  )
})

describe('one day without a date', () => {
  it.each(['any Wednesday in May', 'some Saturday', 'any weekday', 'done by lunch', 'in one day', 'home before dark'])(
    '%j',
    (words) => expect(read(`Durban, 40 learners, ${words}`).days).toBe(1),
  )
  it('is not said by nights', () => expect(read('Durban, 40 learners, any Friday in May, 2 nights').days).toBe(3))
})

describe('the week of a day', () => {
  const WAYS = ['in the week of', 'wk of', 'the week beginning', 'week starting', 'w/c', 'three days in the week of']
  it.each(WAYS)('%s 12 April leaves the day open', (words) => {
    const { startDate, window } = read(`Durban, 40 learners, ${words} 12 April`)
    expect([startDate, window?.start, window?.end]).toEqual([null, '2027-04-12', '2027-04-18'])
  })
})

describe('first and last day', () => {
  it.each([
    ['last weekend of February (26th to 28th)', '2027-02-26', '2027-02-28'],
    ['Thu 3 June | leave\nFri 4 June | sing\nSat 5 June | sing\nSun 6 June | home', '2027-06-03', '2027-06-06'],
    ['Parade on Sat 9 Oct, we go up on the Friday and down on the Sunday', '2027-10-08', '2027-10-10'],
    ['Leave Fri after school 26 Nov 2027, Sunday back', '2027-11-26', '2027-11-28'],
    ['3 to 8 july\nsorry make that 4 to 9', '2027-07-04', '2027-07-09'],
    ['10 May, no, sorry, 12 May, day trip', '2027-05-12', '2027-05-12'],
    ['dates ....... 7-9 May 2027', '2027-05-07', '2027-05-09'],
  ])('are read in %j', (text, first, last) => {
    const { startDate, endDate } = read(text)
    expect([startDate, endDate]).toEqual([first, last])
  })
})

describe('a weekday that the date does not have', () => {
  it.each([
    ['Thursday 28 May 2027', '28 May 2027 is a Friday, not a Thursday.'],
    ['Wed 10 March to Fri 13 March 2027', '13 March 2027 is a Saturday, not a Friday.'],
    ['from Mon 10 May 2027 till Thurs 12 May', '12 May 2027 is a Wednesday, not a Thursday.'],
  ])('is said of %j with both', (text, message) =>
    expect(read(text).contradictions).toContainEqual({ code: 'other', message }),
  )
})

describe('a trip of one day', () => {
  it.each([
    'Durban on 5 May',
    'Durban, 40 learners, one day in May',
    'Durban, any weekday in May, back at school by 14:30',
    'Durban in May, overnight is too much',
  ])('is a day trip: %j', (text) => {
    const { days, tripTypes } = read(text)
    expect([days, tripTypes[0]]).toEqual([1, 'Day trip'])
  })
  it('is none for a camp or several days', () => {
    expect(read('Camp in May').tripTypes).toEqual(['Overnight camp'])
    expect(read('Durban, 5 to 7 May').tripTypes).toEqual([])
  })
})

describe('a range to choose from', () => {
  it.each([
    ['between 10 and 21 May 2027, two nights', '2027-05-10', '2027-05-21', 3],
    ['7 days, between 22 March and 2 April', '2027-03-22', '2027-04-02', 7],
    ['drie dae, tussen 3 en 14 Mei', '2027-05-03', '2027-05-14', 3],
    ['any time between 2 August and 30 September', '2027-08-02', '2027-09-30', null],
  ])('is no trip of all its days: %j', (text, start, end, days) => {
    const { startDate, window, days: read1 } = read(`Durban, 40 learners, ${text}`)
    expect([startDate, window?.start, window?.end, window?.kind, read1]).toEqual([null, start, end, 'range', days])
  })
  it('is the trip where it has just the days that are asked for', () => {
    const { startDate, endDate } = read('Camp between 5 and 7 May, 2 nights')
    expect([startDate, endDate]).toEqual(['2027-05-05', '2027-05-07'])
  })
})

describe('days of the week on which a trip may begin', () => {
  it.each([
    ['a Tuesday, May or so', [2]],
    ['a Wed or Friday, 2nd term', [3, 5]],
    ['Thursday in February', [4]],
    ['any weekday in May', [1, 2, 3, 4, 5]],
    ['in May, weekdays only', [1, 2, 3, 4, 5]],
    ["'n Dinsdag in Mei", [2]],
    ['Fri nite to Sun afternoon, sometime in October', [5]],
  ])('%j', (text, weekdays) => expect(read(`Durban, 40 learners, ${text}`).firstWeekdays).toEqual(weekdays))
  it.each([
    'in May, not on a Friday',
    'in May, every Tuesday we sing',
    'on Tuesday 11 May 2027',
    'in May, the Sunday service is at ten',
  ])('are not named in %j', (text) => expect(read(`Durban, 40 learners, ${text}`).firstWeekdays).toBeUndefined())
  it('give the length of the trip, if the last one is named too', () =>
    expect(read('Durban in October, Fri night to Sun afternoon, 40 learners').days).toBe(3))
})

describe('days on which the trip must not be', () => {
  it.each([
    ['in March or April but not in the holidays', '2027-03-01', 1],
    ['2nd term but NOT week of 24 May', '2027-04-06', 1],
    ['in October, it is cold so not June July', '2027-10-01', 2],
    ['before tests start on 8 March, so in February', '2027-02-01', 0],
  ])('are not when it is: %j', (text, start, refused) => {
    const { startDate, window, refusedDates } = read(`Durban, 40 learners, ${text}`)
    expect([startDate, window?.start, refusedDates?.length ?? 0]).toEqual([null, start, refused])
  })
})

describe('school holidays beside a month', () => {
  it.each(['in October, during the holidays', 'drie nagte in Oktober, tydens die vakansie'])(
    'are those of the month: %j',
    (text) => {
      const { window } = read(`Durban, 40 learners, ${text}`)
      expect([window?.kind, window?.end.slice(0, 7)]).toEqual(['holiday', '2027-10'])
    },
  )
})

describe('the length of a trip', () => {
  it('is that of its nights where a day of it is named too', () =>
    expect(read('Ons wil Sutherland toe, twee nagte, met een dag by die teleskope').days).toBe(3))
})

describe('a group that is split over days', () => {
  it.each([
    'can split over two days',
    'can split in 2 days',
    'one class on each of two days',
    'half the grade on two different days',
    'kan oor twee dae verdeel word',
    '60 on Monday and 60 on Tuesday',
  ])('is away for one day: %s', (words) => expect(read(`A power station, 120 learners, ${words}`).days).toBe(1))
  it('is not a trip over two days', () => expect(read('A trip over two days, 120 learners').days).toBe(2))
})

describe('two months', () => {
  it.each([
    ['April or May 2027', '2027-04-01', '2027-05-31'],
    ['March or April', '2027-03-01', '2027-04-30'],
    ['before the June exams', '2027-05-01', '2027-05-31'],
    ['voor die Junie-eksamen', '2027-05-01', '2027-05-31'],
    ['they may or may not swim, in August', '2027-08-01', '2027-08-31'],
    ['leave 7 back 6. September/October', '2027-09-01', '2027-10-31'],
    ['after 14/4', '2027-04-15', '2027-06-25'],
    ['not before 10/5/2027', '2027-05-10', '2027-06-25'],
  ])('%s', (words, start, end) => expect(read(`41 learners to Durban, ${words}`).window).toMatchObject({ start, end }))
})
