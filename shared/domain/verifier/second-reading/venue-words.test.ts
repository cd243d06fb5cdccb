import { describe, expect, it } from 'vitest'
import { VENUE_WORDS } from '../../catalogue/activity-venues.ts'
import { nounsOfSort, stopSortOf } from '../../catalogue/stop-sorts.ts'
import { saysVenue } from './venue-words.ts'

describe('where a thing is done, read a second time', () => {
  it.each(VENUE_WORDS.flatMap(({ at, words: { en, af } }) => [...en, ...af].map((words) => [words, at] as const)))(
    'has every word of the table: %s, %s',
    (words, at) => expect(saysVenue(at, words)).toBe(true),
  )

  it.each(nounsOfSort(stopSortOf('eating')))('takes a place to eat for a meal: %s', (noun) =>
    expect(saysVenue('meal', noun)).toBe(true),
  )

  it('takes no other thing for a meal, a drive or an evening', () => {
    for (const words of ['a talk by the curator', 'sketching', 'a worksheet', 'the dolphin show'])
      for (const venue of ['meal', 'road', 'evening'] as const) expect(saysVenue(venue, words)).toBe(false)
  })
})
