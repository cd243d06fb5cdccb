import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { type Tool, TOOLS } from './tools.ts'
import { Toolbar } from './toolbar.tsx'

const NOTHING: ReadonlySet<Tool> = new Set()
const tool = (name: string) => screen.getByRole('button', { name })
const isFocused = (name: string) => waitFor(() => expect(document.activeElement).toBe(tool(name)))

function open(active = NOTHING) {
  const applied: string[] = []
  render(
    <>
      <input aria-label="Before" />
      <Toolbar active={active} apply={({ label }) => applied.push(label)} />
      <textarea id="field-body" aria-label="Body" />
    </>,
  )
  return applied
}
afterEach(cleanup)

test('the tools are one tab stop; arrows, Home and End move between them and wrap around', async () => {
  const applied = open()
  screen.getByLabelText('Before').focus()
  await userEvent.tab()
  await isFocused('Bold (Ctrl+B)')
  await userEvent.keyboard('{ArrowRight}')
  await isFocused('Italic (Ctrl+I)')
  await userEvent.keyboard('{End}')
  await isFocused('Background colour')
  await userEvent.keyboard('{ArrowRight}')
  await isFocused('Bold (Ctrl+B)')
  await userEvent.keyboard('{ArrowLeft}')
  await isFocused('Background colour')
  await userEvent.keyboard('{Home}{Enter}')
  await isFocused('Bold (Ctrl+B)')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Body'))
  await userEvent.tab({ shift: true })
  await isFocused('Bold (Ctrl+B)')
  await userEvent.keyboard('{Enter}')
  expect(applied.at(-1)).toBe('Bold')
})

test('a mouse press keeps the focus in the text, and pressed tools are marked', async () => {
  const applied = open(new Set(TOOLS.filter(({ label }) => label === 'Italic')))
  screen.getByLabelText('Body').focus()
  await userEvent.click(tool('Italic (Ctrl+I)'))
  expect(document.activeElement).toBe(screen.getByLabelText('Body'))
  expect(applied).toEqual(['Italic'])
  expect(tool('Italic (Ctrl+I)').getAttribute('aria-pressed')).toBe('true')
  expect(tool('Bold (Ctrl+B)').getAttribute('aria-pressed')).toBe('false')
})

test('its HTML has no inline style, which the policy of the page refuses', () => {
  expect(renderToString(<Toolbar active={NOTHING} apply={() => undefined} />)).not.toContain('style=')
})
