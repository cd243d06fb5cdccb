import { expect, test } from 'vitest'
import { freeUsername, usernameStem } from './username.ts'

test('makes a username of plain letters and digits', () => {
  expect(usernameStem('Naledi', 'Mokoena')).toBe('naledi.mokoena')
  expect(usernameStem(' Zoë ', "van der Merwe-O'Neill")).toBe('zoe.vandermerweoneill')
  expect(usernameStem('王', '🚌')).toBe('school')
  expect(usernameStem('a'.repeat(90), 'b')).toHaveLength(40)
})

test('adds the lowest free number to a taken username', () => {
  expect(freeUsername('thandi', [])).toBe('thandi')
  expect(freeUsername('thandi', ['thandi', 'thandi2', 'thandi4'])).toBe('thandi3')
})
