import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypingErrors } from './typing-errors.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeimnost'), minLength: 4, maxLength: 16 })
const place = fc.nat({ max: 15 })
const letter = fc.constantFrom(...'abcxyz')

test('matches every start of a name with one letter wrong, missing, added or swapped', () => {
  fc.assert(
    fc.property(word, place, letter, fc.nat({ max: 3 }), (name, where, other, slip) => {
      const at = where % (name.length - 1)
      const [before, here, next, after] = [name.slice(0, at), name[at]!, name[at + 1]!, name.slice(at + 2)]
      const typed = [
        before + other + next + after,
        before + next + after,
        before + other + here + next + after,
        before + next + here + after,
      ][slip]!
      expect(countTypingErrors(name, typed, 1)).toBeLessThanOrEqual(1)
      expect(countTypingErrors(`${name}dorp`, typed, 1)).toBeLessThanOrEqual(1)
    }),
  )
})

test.each([
  ['bloemfontein', 'bloem', 0],
  ['bloemfontein', 'blomfontien', 2],
  ['franschhoek', 'franshoek', 2],
  ['durban', 'burdan', 2],
  ['durban', 'durbanville', 3],
])('the start of %s matches %s with this number of errors', (name, typed, errors) => {
  expect(countTypingErrors(name, typed, 2)).toBe(errors)
})
