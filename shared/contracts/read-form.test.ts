import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formValues, readForm } from './read-form.ts'

const Letter = z.object({
  name: z.string('Please enter your name.'),
  subject: z.nullish(z.string()),
  topics: z.array(z.string()),
})

test('reads a valid form', () => {
  const values = formValues(
    [
      ['name', 'Naledi'],
      ['subject', ' '],
      ['topics', 'a'],
      ['topics', 'b'],
    ],
    ['topics'],
  )
  expect(readForm(Letter, values)).toEqual({ value: { name: 'Naledi', topics: ['a', 'b'] } })
})

test('reports an empty field with its own message', () => {
  const reading = readForm(Letter, formValues([['name', '   ']], ['topics']))
  expect(reading).toEqual({ problem: 'Please enter your name.', fields: { name: 'Please enter your name.' } })
})

test('a repeated name keeps its first value, unless it is a list', () => {
  const twice = [
    ['name', 'one'],
    ['name', 'two'],
  ] as const
  expect(formValues(twice)).toEqual({ name: 'one' })
  expect(formValues(twice, ['name'])).toEqual({ name: ['one', 'two'] })
})

test('accepts any names and values, and ignores files', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.oneof(fc.string(), fc.constant({})))), (entries) => {
      const values = formValues(entries, ['topics'])
      for (const [name, value] of entries)
        if (typeof value === 'string' && name !== 'topics' && name !== '__proto__')
          expect(values[name]).toBeTypeOf('string')
      expect(() => readForm(Letter, values)).not.toThrow()
    }),
  )
})
