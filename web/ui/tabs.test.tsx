import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)
const three = () =>
  render(
    <Tabs
      label="Who"
      tabs={[
        { id: 'a', label: 'First', panel: 'one' },
        { id: 'b', label: 'Second', panel: 'two' },
        { id: 'c', label: 'Third', panel: 'three' },
      ]}
    />,
  )
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const open = (name: string) => screen.getByRole('tabpanel', { name }).hasAttribute('data-open')

test('a click opens its panel and closes the other', async () => {
  three()
  expect([chosen(), open('First'), open('Second')]).toEqual(['First', true, false])
  await userEvent.click(screen.getByRole('tab', { name: 'Second' }))
  expect([chosen(), open('First'), open('Second')]).toEqual(['Second', false, true])
})

test('there is one tab stop; the arrow keys, Home and End move between tabs and wrap around', async () => {
  three()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('First')
  await userEvent.keyboard('{ArrowLeft}')
  expect([chosen(), document.activeElement?.textContent]).toEqual(['Third', 'Third'])
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('First')
  await userEvent.keyboard('{End}')
  expect(chosen()).toBe('Third')
  await userEvent.keyboard('{Home}')
  expect(chosen()).toBe('First')
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})
