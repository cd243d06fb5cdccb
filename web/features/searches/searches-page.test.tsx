import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SearchesPage } from './searches-page.tsx'

configure({ asyncUtilTimeout: 5_000 })
beforeEach(() => localStorage.setItem('auth_token', 'a-token'))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function open(answer: () => Response | Promise<Response>, status = '') {
  const asked: [string, string | null][] = []
  const applied: string[] = []
  const apiFetch = async (path: string, init?: RequestInit) => {
    asked.push([path, new Headers(init?.headers).get('authorization')])
    return answer()
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      <SearchesPage status={status} cursor="" apiFetch={apiFetch} onApply={(chosen) => applied.push(chosen)} />
    </QueryClientProvider>,
  )
  return { asked, applied }
}

const FULL = {
  id: 9,
  idea_id: 9,
  status: 'complete',
  location: 'Durban',
  dates: '2027-07-05 to 2027-07-07',
  pax_students: 45,
  pax_teachers: 4,
  purpose: 'Geography',
  learning_objectives: 'The coast',
  age_group: '15-16',
}
const BARE = { id: 8, idea_id: 8, status: 'stuck', location: null, dates: null, age_group: null }

test.each([
  ['a bare list', [FULL, BARE]],
  ['a named one', { items: [FULL, BARE], next_cursor: null }],
])('shows the facts and gaps of an idea, and the number of ideas: %s', async (_what, answer) => {
  const { asked } = open(() => Response.json(answer))
  const [full, bare] = await screen.findAllByRole('listitem')
  for (const words of [
    'Idea #9',
    'Complete',
    'Durban',
    '2027-07-05 to 2027-07-07',
    '45',
    '4',
    'Geography',
    'The coast',
    'Age Group',
  ])
    expect(within(full as HTMLElement).getByText(words)).toBeTruthy()
  for (const words of ['Idea #8', 'unknown', 'Unknown location', 'TBD'])
    expect(within(bare as HTMLElement).getByText(words)).toBeTruthy()
  expect(within(bare as HTMLElement).queryByText('Age Group')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your search in Ideation 2')
  expect(asked).toEqual([['/api/search/parsed?', 'Bearer a-token']])
})

test('shows the month where an idea names no day', async () => {
  open(() => Response.json([{ ...BARE, period: 'the week of 3 May 2027' }]))
  expect(await screen.findByText('The week of 3 May 2027')).toBeTruthy()
  expect(screen.queryByText('TBD')).toBeNull()
})

test('shows a skeleton while it loads, and a message if there are no searches', async () => {
  open(() => Response.json([]))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(await screen.findByText('No parsed search found.')).toBeTruthy()
})

test('Apply joins the chosen statuses with a comma, and the address checks the boxes', async () => {
  const { asked, applied } = open(() => Response.json([]), 'complete')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Complete' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Processing' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(applied).toEqual(['processing,complete'])
  expect(asked[0]?.[0]).toBe('/api/search/parsed?status=complete')
})

test.each([
  [
    'the server’s words',
    () => Response.json({ error: 'Please sign in first.' }, { status: 401 }),
    'Please sign in first.',
    1,
  ],
  [
    'the spec’s where it has none',
    () => new Response('', { status: 502 }),
    'Failed to load parsed search results. Please try again later.',
    4,
  ],
  [
    'the spec’s where it is not reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to load search results. Please try again later.',
    4,
  ],
])('a failure has a message: %s', async (_what, answer, words, calls) => {
  const { asked } = open(answer)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('Failed to load parsed search')).toBeTruthy()
  expect(asked).toHaveLength(calls)
})

test('an idea shows what else was read from it, and which words were not understood', async () => {
  const requests = [
    { text: 'Sea World', kind: 'sight', force: 'must' },
    { text: 'a shopping mall', kind: 'condition', force: 'not' },
  ]
  const read = { requests, not_understood: ['the blue flurb'], read_as_background: ['Last year it rained'] }
  open(() => Response.json([{ ...FULL, ...read }, BARE]))
  const [full, bare] = await screen.findAllByRole('listitem')
  expect(full?.textContent).toContain('We read: Sea World; a shopping mall (not wanted).')
  expect(full?.textContent).toContain('We did not understand: “the blue flurb”.')
  expect(full?.querySelector('details:not([open])')?.textContent).toContain('Read as background:“Last year it rained”.')
  expect(bare?.textContent).not.toContain('We read')
})
