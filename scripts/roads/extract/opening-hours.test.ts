import { expect, test } from 'vitest'
import { readOpeningHours } from './opening-hours.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test.for([
  ['06:00-18:00', [{ months: all, opens: '06:00', closes: '18:00' }]],
  ['Mo-Su 06:00 - 18:00', [{ months: all, opens: '06:00', closes: '18:00' }]],
  [
    'Apr-Sep 06:00-18:00; Oct-Mar 05:30-18:30',
    [
      { months: [4, 5, 6, 7, 8, 9], opens: '06:00', closes: '18:00' },
      { months: [10, 11, 12, 1, 2, 3], opens: '05:30', closes: '18:30' },
    ],
  ],
  [
    'Jan: 05:30-18:30; Feb-Dec: 06:00-18:00',
    [
      { months: [1], opens: '05:30', closes: '18:30' },
      { months: all.slice(1), opens: '06:00', closes: '18:00' },
    ],
  ],
] as const)('"%s" is read', ([text, hours]) => {
  expect(readOpeningHours(text)).toEqual(hours)
})

test.for([
  '',
  '24/7',
  'sunrise-sunset',
  'Mo-Fr 06:00-18:00',
  '18:00-06:00',
  'Apr-Sep 06:00-18:00',
  'Apr-Sep 06:00-18:00; Sep-Mar 05:30-18:30',
  'Abc-Sep 06:00-18:00',
  '06:00-18:00; PH off',
])('"%s" is not read', (text) => {
  expect(readOpeningHours(text)).toBeNull()
})
