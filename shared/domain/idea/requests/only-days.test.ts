import { describe, expect, it } from 'vitest'
import { onlyDays } from './only-days.ts'

describe('days alone', () => {
  it.each([
    ['not a friday please', { weekdays: [5], months: [], isNot: true }],
    ['march would be best', { weekdays: [], months: [3] }],
    ['a wednesday or thursday in may', { weekdays: [3, 4], months: [5] }],
    ['it must be on a weekday', { weekdays: [1, 2, 3, 4, 5], months: [] }],
    ["liefs 'n vrydag in mei", { weekdays: [5], months: [5] }],
  ])('are read: %s', (said, days) => expect(onlyDays(said)).toEqual(days))

  it.each(['back friday evening', 'the second half of april', 'friday sunset to saturday sunset', 'different days'])(
    'are not all that is said: %s',
    (said) => expect(onlyDays(said)).toBeNull(),
  )
})
