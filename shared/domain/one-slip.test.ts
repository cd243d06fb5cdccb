import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsWithOneSlip } from './one-slip.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeimnost'), minLength: 4, maxLength: 16 })
const place = fc.nat({ max: 15 })
const letter = fc.constantFrom(...'abcxyz')

test('every beginning of a name is taken, with one letter wrong, missing, added or swapped', () => {
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
      expect(beginsWithOneSlip(name, typed)).toBe(true)
      expect(beginsWithOneSlip(`${name}dorp`, typed)).toBe(true)
    }),
  )
})

test('two slips are not taken', () => {
  expect(beginsWithOneSlip('bloemfontein', 'blomfontien')).toBe(false)
  expect(beginsWithOneSlip('durban', 'burdan')).toBe(false)
  expect(beginsWithOneSlip('durban', 'durbanville')).toBe(false)
})
