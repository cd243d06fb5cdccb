import { describe, expect, test } from 'vitest'
import type { Selection } from './text-edits.ts'
import { editOf, isToggle, toolOf, TOOLS, toolsAt } from './tools.ts'

describe('the tools', () => {
  const press = (code: string, more: Partial<KeyboardEvent> = {}) =>
    toolOf({ key: '', code, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...more })?.label

  test('are the fifteen of the specification, with different names', () => {
    expect(TOOLS.length).toBe(15)
    expect(new Set(TOOLS.map(({ label }) => label)).size).toBe(TOOLS.length)
  })

  test('have shortcuts with Ctrl or Cmd', () => {
    expect([press('KeyB'), press('KeyI'), press('KeyK')]).toEqual(['Bold', 'Italic', 'Link'])
    expect(press('KeyB', { ctrlKey: false, metaKey: true })).toBe('Bold')
    expect([press('Digit8', { shiftKey: true }), press('Digit2', { altKey: true })]).toEqual([
      'Bullet list',
      'Heading 2',
    ])
    expect([press('KeyB', { ctrlKey: false }), press('KeyB', { shiftKey: true }), press('KeyZ')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('are pressed where their mark or kind of block stands', () => {
    const pressed = (before: string, chosen = '', after = '') => {
      const text = before + chosen + after
      const tools = toolsAt({ text, from: before.length, to: before.length + chosen.length })
      return new Set([...tools].map(({ label }) => label))
    }
    expect(pressed('## Pack ', '', 'light')).toEqual(new Set(['Heading 2']))
    expect(pressed('- a ***', 'b', '*** c')).toEqual(new Set(['Bullet list', 'Bold', 'Italic']))
    expect(pressed('a **', 'b', '**')).toEqual(new Set(['Bold']))
    expect(pressed('a *', 'b', '*')).toEqual(new Set(['Italic']))
    expect(pressed('a `', 'b', '`')).toEqual(new Set(['Code']))
  })

  test('that can be pressed are pressed after they wrote, and not after they wrote again', () => {
    const toggles = TOOLS.filter(isToggle)
    expect(toggles.length).toBeGreaterThan(0)
    for (const tool of toggles) {
      const write = (selection: Selection): Selection => {
        const { from, to, insert, select } = editOf(tool, selection)!
        const text = selection.text.slice(0, from) + insert + selection.text.slice(to)
        return { text, from: select[0], to: select[1] }
      }
      const once = write({ text: 'Pack light.', from: 5, to: 10 })
      expect(toolsAt(once).has(tool), tool.label).toBe(true)
      expect(toolsAt(write(once)).has(tool), tool.label).toBe(false)
    }
  })
})
