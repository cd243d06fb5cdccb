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
