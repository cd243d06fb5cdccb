import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const own = (lines: { text: string; isOwn: boolean }[]) => lines.filter(({ isOwn }) => isOwn).map(({ text }) => text)

test('marks the lines that are only in one text', () => {
  const [mine, theirs] = changedLines('a\nb\nc', 'a\nx\nc\nd')
  expect([own(mine), own(theirs)]).toEqual([['b'], ['x', 'd']])
})

test('keeps every line, and lines without a mark are the same on both sides', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (left, right) => {
      const sides = changedLines(left, right)
      expect(sides.map((lines) => lines.map((line) => line.text).join('\n'))).toEqual([left, right])
      const [a, b] = sides.map((lines) => lines.filter(({ isOwn }) => !isOwn).map((line) => line.text))
      expect(a).toEqual(b)
    }),
  )
})

test('compares two very long texts', () => {
  const long = Array.from({ length: 5_000 }, (_, i) => String(i))
  const [mine] = changedLines(long.join('\n'), long.with(4_000, 'x').join('\n'))
  expect(own(mine)).toEqual(['4000'])
})
