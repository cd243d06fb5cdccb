import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { dropFailure, notify, showNotice } from './notices.ts'
import { NoticesHost } from './notices-host.tsx'

// The views are fetched when first shown, so they are loaded before the tests.
beforeAll(() => Promise.all([import('./app-notice-view.tsx'), import('./remarks-view.tsx')]))

afterEach(cleanup)

test('there is at most one app notice: a newer one replaces an older one', async () => {
  render(<NoticesHost />)
  act(() => showNotice({ title: 'First' }))
  expect(await screen.findByText('First')).toBeTruthy()
  act(() => showNotice({ title: 'Second', description: 'What to do.', destructive: true }))
  expect(await screen.findByText('Second')).toBeTruthy()
  expect(screen.queryByText('First')).toBeNull()
})

test('a failure is gone when the person tries again; other notices stay', async () => {
  render(<NoticesHost />)
  act(() => showNotice({ title: 'Form incomplete', destructive: true }))
  await screen.findByText('Form incomplete')
  act(dropFailure)
  await waitFor(() => expect(screen.queryByText('Form incomplete')).toBeNull())
  act(() => showNotice({ title: 'Done' }))
  act(dropFailure)
  expect(await screen.findByText('Done')).toBeTruthy()
})

test('remarks are in a region named Notifications, which Alt+T focuses', async () => {
  render(<NoticesHost />)
  act(() => notify('Link copied'))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(screen.getByRole('region', { name: /^Notifications/ }).getAttribute('aria-label')).toContain('alt+T')
})

test('three remarks are visible, a fourth removes the oldest', async () => {
  render(<NoticesHost />)
  for (const message of ['One', 'Two', 'Three', 'Four']) {
    act(() => notify(message))
    await screen.findByText(message)
  }
  await waitFor(() => {
    const remarks = within(screen.getByRole('region', { name: /^Notifications/ })).getAllByRole('listitem')
    const shown = remarks.map(({ textContent }) => textContent)
    // In document order; the styles show the newest on top.
    expect(shown).toEqual(['Two', 'Three', 'Four'])
  })
})
