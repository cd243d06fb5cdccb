import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tripReference } from './trip-reference.ts'

it.each([
  ['UH-2741', 'UH-2741'],
  ['uh-2741', 'UH-2741'],
  ['8123456789012345', '8123456789012345'],
  ['  Béla’s trip #3 ', 'BELASTRIP3'],
  ['<script>', 'SCRIPT'],
  ['---', ''],
  ['', ''],
])('the trip id "%s" is the reference "%s"', (tripId, reference) => expect(tripReference(tripId)).toBe(reference))

it('is accepted by a bank, for any id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (tripId) => {
      const reference = tripReference(tripId)
      expect(reference).toMatch(/^(?:[A-Z0-9](?:[A-Z0-9-]{0,18}[A-Z0-9])?)?$/)
      expect(tripReference(reference)).toBe(reference)
    }),
  )
})
