import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareClasses } from './share-classes.ts'
import { unitsOfWeb } from './units-of-web.ts'

const WORD = fc.constantFrom('flex', 'mt-4', 'p-6', 'text-ink', 'sm:hidden', 'grow')
const SHEET = fc.option(fc.constantFrom(...'abcdefghijkl'), { nil: undefined })
const UNITS = fc.array(fc.record({ sheet: SHEET, words: fc.uniqueArray(WORD) }), { maxLength: 16 })

test('every word of a unit stands in the sheet of every page or in the one that comes with the unit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(WORD), UNITS, (frame, units) => {
      const { everyPage, bySheet } = shareClasses(frame, units)
      expect(everyPage).toEqual(expect.arrayContaining(frame))
      for (const { sheet, words } of units)
        for (const word of words) expect([...everyPage, ...(bySheet.get(sheet ?? '') ?? [])]).toContain(word)
    }),
  )
})

test('no word stands both in the sheet of every page and in another', () => {
  fc.assert(
    fc.property(fc.uniqueArray(WORD), UNITS, (frame, units) => {
      const { everyPage, bySheet } = shareClasses(frame, units)
      for (const words of bySheet.values()) expect(words.filter((word) => everyPage.includes(word))).toEqual([])
    }),
  )
})

test('a word of many sheets stands once in the sheet of every page, and one of few in each of theirs', () => {
  const units = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => ({ sheet: `${index}.css`, words: [word] }))
  const { everyPage, bySheet } = shareClasses([], [...units(30, 'flex'), ...units(3, 'mt-4')])
  expect(everyPage).toEqual(['flex'])
  expect([...bySheet]).toEqual(['0.css', '1.css', '2.css'].map((sheet) => [sheet, ['mt-4']]))
})

test('what one route alone draws with stays out of the sheet of every page', () => {
  const { frame, units } = unitsOfWeb()
  const { everyPage, bySheet } = shareClasses(frame, units)
  expect(everyPage).not.toContain('rotate-[-1.2deg]')
  expect(bySheet.get('web/features/hero/hero.css')).toContain('rotate-[-1.2deg]')
  expect(everyPage).toContain('signed-in:hidden')
})
