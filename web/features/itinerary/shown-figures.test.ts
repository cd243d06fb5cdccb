import { describe, expect, test } from 'vitest'
import {
  counted,
  shownCents,
  shownDayNumbers,
  shownDayOf,
  shownKm,
  shownMinutes,
  shownRand,
  shownWeekday,
} from './shown-figures.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('figures on the page', () => {
  test('an estimate is in whole rand, with non-breaking spaces', () => {
    expect(shownRand(4944.64)).toBe('R4\u00a0945')
    expect(shownRand(0)).toBe('R0')
  })
  test('a column of sums has cents in every row', () => {
    expect([1760, 702.2, 0.05].map(shownCents).map(plain)).toEqual(['R1 760.00', 'R702.20', 'R0.05'])
  })
  test('a day of the trip has its weekday', () => {
    expect(plain(shownWeekday('2027-07-05'))).toBe('Mon 5 July')
  })
  test('an instant is shown as its South African day', () => {
    expect(plain(shownDayOf('2026-11-20T22:30:00.000Z'))).toBe('21 November 2026')
    expect(plain(shownDayOf('2026-11-20T21:59:59.000Z'))).toBe('20 November 2026')
  })
  test.each([
    [0, '0 min'],
    [40, '40 min'],
    [120, '2 h'],
    [390, '6 h 30 min'],
  ])('%i minutes read "%s"', (minutes, text) => expect(plain(shownMinutes(minutes))).toBe(text))
  test('kilometres are grouped like money', () => expect(plain(shownKm(1479.4))).toBe('1 479 km'))
  test('a count has the singular or the plural', () => {
    expect(plain(counted(1, 'learner'))).toBe('1 learner')
    expect(plain(counted(45, 'learner'))).toBe('45 learners')
    expect(plain(counted(2, 'person', 'people'))).toBe('2 people')
  })
  test('days are listed in words', () => {
    expect(plain(shownDayNumbers([2]))).toBe('Day 2')
    expect(plain(shownDayNumbers([1, 2, 4]))).toBe('Days 1, 2 and 4')
  })
})
