import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOneShape } from './in-one-shape.ts'

const row = fc.dictionary(fc.constantFrom('id', 'name', 'also', 'tide'), fc.jsonValue())

it('gives every row the properties of all in one order, and changes no value', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const shaped = inOneShape(rows)
      const names = shaped.map((one) => Object.keys(one))
      expect(shaped).toEqual(rows)
      expect(new Set(names.flat())).toEqual(new Set(rows.flatMap((one) => Object.keys(one))))
      for (const own of names) expect(own).toEqual(names[0])
    }),
  )
})
