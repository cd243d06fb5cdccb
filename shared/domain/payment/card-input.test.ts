import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfterFormat, formatCardNumber, formatCvv, formatExpiry, hasCheckDigit } from './card-input.ts'

const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -/abc٣'), maxLength: 40 })

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['4242 4242 42', '4242 4242 42'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['card 4242', '4242'],
    ['42424242424242421111', '4242 4242 4242 4242'],
    ['', ''],
  ])('typed or pasted as "%s" shows as "%s"', (text, shown) => expect(formatCardNumber(text)).toBe(shown))

  it('has groups of four digits, at most 19 characters, and is the same when formatted again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatCardNumber(text)
        expect(shown).toMatch(/^(?:\d{4} )*\d{0,4}$/)
        expect(shown.length).toBeLessThanOrEqual(19)
        expect(formatCardNumber(shown)).toBe(shown)
        expect(text.replaceAll(/\D/g, '').startsWith(shown.replaceAll(' ', ''))).toBe(true)
      }),
    )
  })
})

it('a check digit finds each single wrong digit', () => {
  const number = '4242424242424242'
  expect(hasCheckDigit(number)).toBe(true)
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const wrong = (Number(number.charAt(at)) + more) % 10
      expect(hasCheckDigit(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
    }),
  )
})

describe('an expiry', () => {
  it.each([
    ['0', '0'],
    ['09', '09'],
    ['092', '09/2'],
    ['0928', '09/28'],
    ['09/28', '09/28'],
    ['9/28', '09/28'],
    ['9/', '09/'],
    ['1/', '01/'],
    ['1', '1'],
    ['9', '09'],
    ['928', '09/28'],
    ['1228', '12/28'],
    ['13', '13'],
    ['09 / 2028', '09/20'],
    ['ab', ''],
  ])('typed as "%s" shows as "%s"', (text, shown) => expect(formatExpiry(text)).toBe(shown))

  it('is at most MM/YY and the same when formatted again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatExpiry(text)
        expect(shown).toMatch(/^(?:\d{0,2}|\d\d\/\d{0,2})$/)
        if (shown.length !== 3) expect(formatExpiry(shown)).toBe(shown)
      }),
    )
  })

  it('lets the slash be deleted', () => expect(formatExpiry('09')).toBe('09'))
})

it('a CVV is digits, at most four', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(formatCvv(text)).toMatch(/^\d{0,4}$/)
    }),
  )
  expect(formatCvv('12a34 5')).toBe('1234')
})

describe('the caret', () => {
  it('stays after the same digit', () => {
    expect(caretAfterFormat('42a4', 3, '424')).toBe(2)
    expect(caretAfterFormat('42425', 5, '4242 5')).toBe(6)
    expect(caretAfterFormat('14242 4242', 1, '1424 2424 2')).toBe(1)
  })

  it('stays inside the field, with the same number of digits before it', () => {
    fc.assert(
      fc.property(typed, fc.nat(40), (text, at) => {
        const shown = formatCardNumber(text)
        const caret = caretAfterFormat(text, Math.min(at, text.length), shown)
        expect(caret).toBeLessThanOrEqual(shown.length)
        const before = text.slice(0, at).replaceAll(/\D/g, '').length
        expect(shown.slice(0, caret).replaceAll(/\D/g, '').length).toBe(
          Math.min(before, shown.replaceAll(' ', '').length),
        )
      }),
    )
  })
})
