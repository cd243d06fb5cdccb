import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SignUpPage } from './sign-up-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('whoever comes without a plan, as after a failure, is promised no draft', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignUpPage
        query={new URLSearchParams()}
        apiFetch={() => Promise.resolve(Response.json([]))}
        answer={undefined}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create a Free account')
  expect(document.body.textContent).not.toMatch(/draft/i)
})
