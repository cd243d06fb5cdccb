import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { IdeaText } from './idea-text.ts'
import { readTravelPeriod } from './travel-periods.ts'

const { calendar } = readFacts()
const today = '2026-11-21'
const examples: [string, string, string, string][] = [
  ['next term', '2027-01-13', '2027-03-19', 'term'],
  ['term 2', '2027-04-06', '2027-06-25', 'term'],
  ['Term 3 2027', '2027-07-20', '2027-09-22', 'term'],
  ['the second term', '2027-04-06', '2027-06-25', 'term'],
  ['volgende kwartaal', '2027-01-13', '2027-03-19', 'term'],
  ['June holidays', '2027-06-26', '2027-07-19', 'holiday'],
  ['the July holidays', '2027-06-26', '2027-07-19', 'holiday'],
  ['the second week of the July holidays', '2027-07-05', '2027-07-11', 'holiday'],
  ['Easter holidays 2027', '2027-03-20', '2027-04-05', 'holiday'],
  ['September school holidays', '2027-09-23', '2027-10-04', 'holiday'],
  ['Julievakansie', '2027-06-26', '2027-07-19', 'holiday'],
  ['in May', '2027-05-01', '2027-05-31', 'month'],
  ['Sometime in May 2027', '2027-05-01', '2027-05-31', 'month'],
  ['a Friday in May', '2027-05-01', '2027-05-31', 'month'],
  ['the end of May', '2027-05-21', '2027-05-31', 'month'],
  ['early March 2027', '2027-03-01', '2027-03-10', 'month'],
  ['mid-August', '2027-08-11', '2027-08-20', 'month'],
  ['first week of May 2027', '2027-05-03', '2027-05-09', 'week'],
  ['next month', '2026-12-01', '2026-12-31', 'month'],
  ['next year', '2027-01-01', '2027-12-31', 'year'],
  ['in 2028', '2028-01-01', '2028-12-31', 'year'],
  ['next winter', '2027-06-01', '2027-08-31', 'season'],
  ['next week', '2026-11-23', '2026-11-29', 'week'],
  ['next year March', '2027-03-01', '2027-03-31', 'month'],
]

const periodIn = (text: string, on = today) => readTravelPeriod(new IdeaText(text), calendar, on).period

describe('windows', () => {
  const weeks = ['first', 'second', 'third', 'fourth', 'last'].flatMap((week) =>
    ['term 1', 'term 2', 'term 3', 'term 4', 'March', 'November', 'the July holidays'].map(
      (period) => `${week} week of ${period}`,
    ),
  )
  it.each(weeks)('reads %j as a week that is still to come', (text) => {
    expect(periodIn(text)!.end > today).toBe(true)
  })
  it.each(examples)('reads %j', (text, start, end, kind) => expect(periodIn(text)).toMatchObject({ start, end, kind }))
  it.each(['this June', 'end June', 'end-June', 'end of June', 'the end of June', 'einde Junie'])(
    'reads %j as the one of this year until it is over',
    (text) => {
      expect(periodIn(text, '2027-06-24')!.end).toBe('2027-06-30')
      expect(periodIn(text, '2027-07-01')!.end).toBe('2028-06-30')
    },
  )
  it.each([
    'we may go',
    'march to the beat',
    'at Midmar',
    'a holiday mood',
    '45 learners',
    'team 2',
    'R200 a month from January to July',
    'paid in four instalments until June',
    'R150 per maand van Februarie tot Mei',
  ])('reads none in %j', (text) => {
    expect(periodIn(text)).toBeNull()
  })
})
