import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkup } from '#shared/domain/markup/parse'
import {
  continueList,
  type Edit,
  insertBlock,
  type LineKind,
  type Selection,
  toggleLines,
  toggleMark,
} from './text-edits.ts'

/** `|` marks the start and end of the selection. */
function at(drawn: string): Selection {
  const [before = '', chosen, after] = drawn.split('|')
  const [words, rest] = after === undefined ? ['', chosen ?? ''] : [chosen ?? '', after]
  return { text: before + words + rest, from: before.length, to: before.length + words.length }
}
const applied = ({ text }: Selection, { from, to, insert, select }: Edit): Selection => ({
  text: text.slice(0, from) + insert + text.slice(to),
  from: select[0],
  to: select[1],
})
function drawn({ text, from, to }: Selection): string {
  const end = from === to ? '' : `${text.slice(from, to)}|`
  return `${text.slice(0, from)}|${end}${text.slice(to)}`
}
const after = (scene: string, edit: (selection: Selection) => Edit) => drawn(applied(at(scene), edit(at(scene))))

describe('marks around words', () => {
  test.each([
    ['pack |light| now', '**', 'pack **|light|** now'],
    ['pack **|light|** now', '**', 'pack |light| now'],
    ['pack **|light|** now', '*', 'pack ***|light|*** now'],
    ['pack ***|light|*** now', '**', 'pack *|light|* now'],
    ['pack ***|light|*** now', '*', 'pack **|light|** now'],
    ['pack| light |now', '**', 'pack **|light|** now'],
    ['pack |now', '`', 'pack `|`now'],
    ['|- one|', '**', '- **|one|**'],
    ['- |one\n- two|', '*', '- *|one*\n- *two*|'],
  ])('%s with %s', (scene, mark, result) => {
    expect(after(scene, (selection) => toggleMark(selection, mark)).replaceAll('|', '')).toBe(
      result.replaceAll('|', ''),
    )
  })

  test('adding and removing a mark gives the same text', () => {
    const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/)
    fc.assert(
      fc.property(words, words, words, fc.constantFrom('**', '*', '`'), (before, chosen, rest, mark) => {
        const start = at(`${before} |${chosen}| ${rest}`)
        const marked = applied(start, toggleMark(start, mark))
        expect(marked.text.slice(marked.from, marked.to)).toBe(chosen)
        expect(applied(marked, toggleMark(marked, mark))).toEqual(start)
      }),
    )
  })
})

describe('lines of one kind', () => {
  test.each<[string, LineKind, string]>([
    ['Pack |light', 'h2', '## Pack light|'],
    ['## Pack |light', 'h2', 'Pack light|'],
    ['## Pack |light', 'h1', '# Pack light|'],
    ['|a\nb\n\nc|', 'numbers', '|1. a\n2. b\n\n3. c|'],
    ['|1. a\n2. b|', 'bullets', '|- a\n- b|'],
    ['|- a\n- b|', 'bullets', '|a\nb|'],
    ['|', 'quote', '> |'],
  ])('%s as %s', (scene, kind, result) => {
    expect(after(scene, (selection) => toggleLines(selection, kind))).toBe(result)
  })

  test('no word is lost, whatever is selected', () => {
    const kind = fc.constantFrom<LineKind>('h1', 'h2', 'h3', 'bullets', 'numbers', 'quote')
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), kind, (text, one, other, to) => {
        const [from, end] = [one % (text.length + 1), other % (text.length + 1)].toSorted((a, b) => a - b)
        const selection = { text, from: from ?? 0, to: end ?? 0 }
        const letters = (words: string) => words.replaceAll(/[^a-zA-Z]/g, '')
        expect(letters(applied(selection, toggleLines(selection, to)).text)).toBe(letters(text))
      }),
    )
  })
})

test('a block has empty lines around it', () => {
  for (const scene of ['|', 'a|', 'a\n|', 'a\n\n|', 'a|\nb', 'a|\n\nb', '|a|'])
    expect(
      parseMarkup(applied(at(scene), insertBlock(at(scene), '---')).text).some(({ kind }) => kind === 'rule'),
    ).toBe(true)
})

test('Enter continues a list, and ends it at an empty item', () => {
  const pressed = (scene: string) => {
    const edit = continueList(at(scene))
    return edit && drawn(applied(at(scene), edit))
  }
  expect(pressed('- a|')).toBe('- a\n- |')
  expect(pressed('9. a|')).toBe('9. a\n10. |')
  expect(pressed('- a\n- |')).toBe('- a\n\n|')
  expect([pressed('a|'), pressed('- |a|'), pressed('# a|')]).toEqual([null, null, null])
})
