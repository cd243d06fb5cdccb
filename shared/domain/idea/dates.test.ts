import { describe, expect, it } from 'vitest'
import { readDates } from './dates.ts'
import { IdeaText } from './idea-text.ts'

const today = '2026-11-21'
const one = (day: string): [string, string | null] => [day, null]
const examples: [string, [string | null, string | null]][] = [
  ['20 May 2027', one('2027-05-20')],
  ['29-31 Aug 2025', ['2025-08-29', '2025-08-31']],
  ['15-18 april 2027', ['2027-04-15', '2027-04-18']],
  ['Thursday 9 September 2027', one('2027-09-09')],
  ['11 to 13 June 2027', ['2027-06-11', '2027-06-13']],
  ['3 tot 4 Junie 2027', ['2027-06-03', '2027-06-04']],
  ['2027-02-22 to 2027-02-25', ['2027-02-22', '2027-02-25']],
  ['March 15-17, 2027', ['2027-03-15', '2027-03-17']],
  ['14-16 october', ['2027-10-14', '2027-10-16']],
  ['fri 3 sept 2027', one('2027-09-03')],
  ['the 14th to the 16th of October 2027', ['2027-10-14', '2027-10-16']],
  ['20 May 2027 to 22 May', ['2027-05-20', '2027-05-22']],
  ['August 29 to August 31 2027', ['2027-08-29', '2027-08-31']],
  ['30 April - 2 May 2027', ['2027-04-30', '2027-05-02']],
  ['12 and 13 March 2027', ['2027-03-12', '2027-03-13']],
  ['7, 8 and 9 May 2027', ['2027-05-07', '2027-05-09']],
  ['3/6/2027 to 6/6/2027', ['2027-06-03', '2027-06-06']],
  ['15/03/2027 - 17/03/2027', ['2027-03-15', '2027-03-17']],
  ['20-22/05/2027', ['2027-05-20', '2027-05-22']],
  ['03/15/2027', one('2027-03-15')],
  ['21.05.2027', one('2027-05-21')],
  ['2027/08/20-22', ['2027-08-20', '2027-08-22']],
  ["4 June '27", one('2027-06-04')],
  ['30 December 2027 to 2 January 2028', ['2027-12-30', '2028-01-02']],
  ['30 Dec to 2 Jan', ['2026-12-30', '2027-01-02']],
  ['Thu 13 - Sun 16 May 2027', ['2027-05-13', '2027-05-16']],
  ['Depart 25 March 2027, return 30 March 2027', ['2027-03-25', '2027-03-30']],
  ['starts on 8 October 2027 and ends on 10 October 2027', ['2027-10-08', '2027-10-10']],
  ['Start date: 3 May 2027\nEnd date: 5 May 2027', ['2027-05-03', '2027-05-05']],
  ['Quote by 30 January 2027. Trip 10 to 12 March 2027', ['2027-03-10', '2027-03-12']],
  ['Exams end on 11 June 2027. We go 14-16 June 2027', ['2027-06-14', '2027-06-16']],
  ['13 to 17 September in 2028', ['2028-09-13', '2028-09-17']],
  ['date moves from 12 May to 19 May 2027', one('2027-05-19')],
  ['28 Feb? No that is a Sunday, rather Monday 1 March 2027', one('2027-03-01')],
  ['Day 1: Mon 4 Oct 2027\nDay 2: Tue 5 Oct\nDay 3: Wed 6 Oct', ['2027-10-04', '2027-10-06']],
  ['The date was 4 June but exams clash so now 11 June 2027', one('2027-06-11')],
  ['9 June 2027 to 7 June 2027', [null, null]],
  ['22 Maart', one('2027-03-22')],
  ['20 November', one('2027-11-20')],
  ['22 November', one('2026-11-22')],
  ['5 septmber 2027', one('2027-09-05')],
  ['Friday 20 August', one('2027-08-20')],
]

describe('dates', () => {
  it.each(examples)('reads %j', (text, [start, end]) => {
    const dates = readDates(new IdeaText(text), today)
    expect([dates?.start, dates?.end]).toEqual([start, end])
  })
  it.each([
    'Grades 4 to 6',
    '31 April 2027',
    '45 learners',
    'in May 2027',
    'may 45 learners',
    '08:30 to 14:00',
    'R12 000',
  ])('reads none in %j', (text) => {
    expect(readDates(new IdeaText(text), today)).toBeNull()
  })
  it('has less confidence in a year that it derived', () => {
    const ideaText = new IdeaText('14-16 october')
    expect(readDates(ideaText, today)?.inferredYear).toBe(true)
    expect(ideaText.evidence.startDate?.confidence).toBeLessThan(0.8)
  })
  it('reports a range that ends before it starts', () => {
    expect(readDates(new IdeaText('9 June 2027 to 7 June 2027'), today)?.reversed).toEqual({
      start: '2027-06-09',
      end: '2027-06-07',
    })
  })
  it('uses a weekday to choose the year, and reports a weekday that does not fit', () => {
    expect(readDates(new IdeaText('Saturday 20 May'), today)?.start).toBe('2028-05-20')
    expect(readDates(new IdeaText('Friday 20 May 2027'), today)?.wrongWeekday).toEqual({
      day: '2027-05-20',
      weekday: 5,
    })
  })
})
