import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { notify, showNotice } from './notices.ts'
import { NoticesHost } from './notices-host.tsx'

// The views are fetched when first shown; how long that takes is not what is tested.
beforeAll(() => Promise.all([import('./app-notice-view.tsx'), import('./remarks-view.tsx')]))

afterEach(cleanup)

test('there is one app notice at most: a newer takes the place of an older', async () => {
  render(<NoticesHost />)
  act(() => showNotice({ title: 'First' }))
  expect(await screen.findByText('First')).toBeTruthy()
  act(() => showNotice({ title: 'Second', description: 'What to do.', destructive: true }))
  expect(await screen.findByText('Second')).toBeTruthy()
  expect(screen.queryByText('First')).toBeNull()
})

test('remarks stand in a region named Notifications, reached by alt+T', async () => {
  render(<NoticesHost />)
  act(() => notify('Link copied'))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(screen.getByRole('region', { name: /^Notifications/ }).getAttribute('aria-label')).toContain('alt+T')
})

test('three remarks are visible, a fourth pushes out the oldest', async () => {
  render(<NoticesHost />)
  for (const message of ['One', 'Two', 'Three', 'Four']) {
    act(() => notify(message))
    await screen.findByText(message)
  }
  await waitFor(() => {
    const remarks = within(screen.getByRole('region', { name: /^Notifications/ })).getAllByRole('listitem')
    const shown = remarks.map(({ textContent }) => textContent)
    // In the order of the document; the styles show the newest on top.
    expect(shown).toEqual(['Two', 'Three', 'Four'])
  })
})
