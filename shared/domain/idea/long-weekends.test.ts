import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { IdeaText } from './idea-text.ts'
import { readTravelPeriod } from './travel-periods.ts'

const { calendar } = readFacts()
const read = (text: string) => {
  const { period: window } = readTravelPeriod(new IdeaText(text), calendar, '2026-11-21')
  return window && [window.start, window.end]
}

describe('long weekends', () => {
  it.each([
    ['the long weekend in March', '2027-03-20', '2027-03-22'],
    ["Women's Day long weekend 2027", '2027-08-07', '2027-08-09'],
    ['Heritage Day weekend', '2027-09-24', '2027-09-26'],
    ['Easter weekend', '2027-03-26', '2027-03-29'],
    ['Freedom Day long weekend', '2027-04-24', '2027-04-27'],
    ['paasnaweek', '2027-03-26', '2027-03-29'],
  ])('reads %j', (text, start, end) => expect(read(text)).toEqual([start, end]))

  it.each([
    ['in three weeks', '2026-12-14', '2026-12-20'],
    ['in two months', '2027-01-01', '2027-01-31'],
    ['end of next month', '2026-12-21', '2026-12-31'],
    ['term 2 week 4', '2027-04-26', '2027-05-02'],
    ['second week of the July holidays', '2027-07-05', '2027-07-11'],
  ])('and periods such as %j are read', (text, start, end) => expect(read(text)).toEqual([start, end]))
})
