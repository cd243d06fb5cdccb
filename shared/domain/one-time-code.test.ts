import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOfMac, fromBase32, toBase32 } from './one-time-code.ts'

test('base32 gives back what it was given', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes])
    }),
  )
})

test('base32 is that of RFC 4648', () => {
  expect(toBase32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI')
  expect(toBase32(new TextEncoder().encode('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the code of a MAC is that of the example in RFC 4226', () => {
  const mac = Uint8Array.from('1f8698690e02ca16618550ef7f19da8e945b555a'.match(/../g)!, (hex) =>
    Number.parseInt(hex, 16),
  )
  expect(codeOfMac(mac)).toBe('872921')
})
