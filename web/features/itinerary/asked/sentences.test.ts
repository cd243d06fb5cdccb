import { expect, test } from 'vitest'
import { asSentence, beginning, withStop } from './sentences.ts'

test.each([
  ['see glass being blown', 'See glass being blown'],
  ['uShaka Sea World', 'uShaka Sea World'],
  ['élan', 'Élan'],
  ['Table Mountain', 'Table Mountain'],
  ['14:00 at the gate', '14:00 at the gate'],
  ['', ''],
])('a line that begins with "%s" is shown as "%s"', (text, shown) => expect(beginning(text)).toBe(shown))

test('a clause becomes a sentence, and a sentence stays one', () => {
  expect(asSentence('closed on Mondays')).toBe('Closed on Mondays.')
  expect(asSentence('It is closed.')).toBe('It is closed.')
  expect(withStop('the whole plan')).toBe('the whole plan.')
})
