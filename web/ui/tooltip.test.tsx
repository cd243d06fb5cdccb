import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

let button: HTMLButtonElement

beforeEach(async () => {
  button = document.createElement('button')
  button.setAttribute('aria-label', 'Pause the video')
  document.body.append(button)
  render(<Tooltip button={button} />)
  await import('./tooltip-view.tsx')
  await act(async () => {})
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  button.remove()
})

const shown = () => screen.queryByRole('tooltip')?.textContent
const hover = () => fireEvent.pointerMove(button, { pointerType: 'mouse' })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a resting pointer opens the tooltip after 700 ms', () => {
  hover()
  pass(699)
  expect(shown()).toBeUndefined()
  pass(1)
  expect(shown()).toBe('Pause the video')
})

test('a pointer that passes by opens nothing', () => {
  hover()
  pass(600)
  fireEvent.pointerLeave(button)
  pass(1000)
  expect(shown()).toBeUndefined()
})

test('a pointer that comes back within 300 ms does not wait again, a later one does', () => {
  hover()
  pass(700)
  fireEvent.keyDown(document, { key: 'Escape' })
  fireEvent.pointerLeave(button)
  pass(299)
  hover()
  expect(shown()).toBe('Pause the video')
  fireEvent.keyDown(document, { key: 'Escape' })
  fireEvent.pointerLeave(button)
  pass(300)
  hover()
  expect(shown()).toBeUndefined()
})

test('focus opens it at once, and Escape or leaving closes it', () => {
  act(() => button.focus())
  expect(shown()).toBe('Pause the video')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(shown()).toBeUndefined()
  act(() => button.blur())
  act(() => button.focus())
  expect(shown()).toBe('Pause the video')
  act(() => button.blur())
  expect(shown()).toBeUndefined()
})

test('a press closes it, and the next one shows the name that the press gave the button', () => {
  hover()
  pass(700)
  button.setAttribute('aria-label', 'Play the video')
  fireEvent.click(button)
  expect(shown()).toBeUndefined()
  fireEvent.pointerLeave(button)
  hover()
  pass(700)
  expect(shown()).toBe('Play the video')
})

test('a button that had the focus before the tooltip came shows its name', async () => {
  vi.useRealTimers()
  cleanup()
  button.focus()
  render(<Tooltip button={button} />)
  expect((await screen.findByRole('tooltip')).textContent).toBe('Pause the video')
  expect(document.activeElement).toBe(button)
})
