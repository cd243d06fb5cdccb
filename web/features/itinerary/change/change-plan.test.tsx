import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RevisionRequest } from '#shared/contracts/revisions'
import { NoticesHost } from '../../../ui/notices/notices-host.tsx'
import { ItineraryPage } from '../itinerary-page.tsx'
import { PACKAGES_AT_THE_SEA } from '../plan.fixture.ts'
import { CLOSED, FIRST, GARDENS, TWO_DAYS, withVisit } from './editable.fixture.ts'
import { PARTS_OF_OWNER } from './parts-of-owner.ts'

configure({ asyncUtilTimeout: 5_000 })
const SWAPPED = { ...withVisit(TWO_DAYS, 1, 'gardens', 'Durban Botanic Gardens'), total_per_student: 312.1 }
const SAID = 'Durban Botanic Gardens instead of uShaka Sea World: 1 h shorter, R90 less; nothing else moved.'
const MADE = () => Response.json({ version: 2, itinerary: SWAPPED, said: [SAID] })

let sent: RevisionRequest[]
let answer: () => Response | Promise<Response>
beforeEach(() => {
  sent = []
  answer = MADE
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function apiFetch(path: string, init?: RequestInit): Promise<Response> {
  if (path.includes('/alternatives?')) return Response.json({ items: [GARDENS, CLOSED] })
  if (path.includes('/places/autocomplete')) return Response.json({ items: [] })
  if (path.endsWith('?version=1')) return Response.json(TWO_DAYS)
  if (!path.endsWith('/revisions')) return new Response(null, { status: 500 })
  sent.push(JSON.parse(init!.body as string) as RevisionRequest)
  return answer()
}

function Plan() {
  const [shown, setShown] = useState({ itinerary: TWO_DAYS, versions: [FIRST] })
  return (
    <ItineraryPage
      itinerary={shown.itinerary}
      packages={PACKAGES_AT_THE_SEA}
      isOwner
      changing={{
        parts: PARTS_OF_OWNER,
        host: {
          versions: shown.versions,
          offered: undefined,
          apiFetch,
          show: async ({ version, itinerary, said }) =>
            setShown({ itinerary, versions: [...shown.versions, { ...FIRST, version, said }] }),
        },
      }}
    />
  )
}
function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Plan />
      <NoticesHost />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const bar = () => within(screen.getByRole('region', { name: 'Your changes' }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const drawer = () => screen.findByRole('dialog')
const pressIn = async (user: ReturnType<typeof open>, name: string | RegExp) =>
  user.click(await within(await drawer()).findByRole('button', { name }))
const openFirstVisit = (user: ReturnType<typeof open>) =>
  user.click(screen.getAllByRole('button', { name: /^Change\s*: uShaka/ })[0]!)

describe('a step', () => {
  test('is swapped for an alternative: sent with the version that was seen, said, shown, and focused', async () => {
    const user = open()
    await openFirstVisit(user)
    const radio = await within(await drawer()).findByRole('radio', { name: /Durban Botanic Gardens/ })
    expect((await drawer()).textContent).toContain('Natural Sciences lost')
    await user.click(radio)
    expect((await drawer()).textContent!.replaceAll('\u00a0', ' ')).toContain('R312 R90 less')
    await pressIn(user, 'Swap it in')
    expect(sent).toEqual([{ base_version: 1, changes: [{ type: 'swap', day: 1, step: 2, with: 'gardens' }] }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const changed = button(/^Change\s*: Durban Botanic Gardens/)
    await waitFor(() => expect(document.activeElement).toBe(changed))
    await waitFor(() => expect(screen.getAllByText(SAID, { exact: false }).length).toBeGreaterThan(1))
    expect(bar().getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false')
  })

  test('cannot be swapped for what does not hold, and says why', async () => {
    const user = open()
    await openFirstVisit(user)
    const barred = await within(await drawer()).findByRole<HTMLInputElement>('radio', { name: /Old Fort/ })
    expect(barred.disabled).toBe(true)
    expect((await drawer()).textContent).toContain('Closed on Thursdays.')
    await pressIn(user, 'Swap it in')
    expect(sent).toEqual([])
  })

  test.each([
    [/^Take it out/, { type: 'remove', day: 1, step: 2 }],
    ['Keep it here', { type: 'lock', day: 1, step: 2 }],
    [/^Day 2/, { type: 'move', day: 1, step: 2, to_day: 2 }],
  ])('%s', async (name, change) => {
    const user = open()
    await openFirstVisit(user)
    await pressIn(user, name)
    expect(sent).toEqual([{ base_version: 1, changes: [change] }])
  })

  test('is made longer in steps of 15 minutes, and begins earlier', async () => {
    const user = open()
    await openFirstVisit(user)
    await pressIn(user, '15 minutes longer')
    await pressIn(user, '15 minutes longer')
    answer = () =>
      Response.json({ error: 'Day 1 would end at 19:40; the latest is 17:30.', code: 'x' }, { status: 422 })
    await pressIn(user, /^Stay 3\sh\s30\smin$/)
    await pressIn(user, '15 minutes earlier')
    await pressIn(user, 'Begin at 08:45')
    expect(sent.map(({ changes }) => changes[0])).toEqual([
      { type: 'resize', day: 1, step: 2, minutes: 210 },
      { type: 'move', day: 1, step: 2, start: '08:45' },
    ])
  })

  test('gets the focus back when the drawer is closed without a change', async () => {
    const user = open()
    await openFirstVisit(user)
    await drawer()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.id).toBe('change-1-2'))
  })
})

describe('a change that was not made', () => {
  test('says the reason beside its control and keeps the drawer', async () => {
    const user = open()
    answer = () => Response.json({ error: 'Closed on Mondays.', code: 'closed' }, { status: 422 })
    await openFirstVisit(user)
    await pressIn(user, /^Day 2/)
    const part = within(await drawer()).getByRole('region', { name: 'Move to another day' })
    expect((await within(part).findByRole('alert')).textContent).toContain('Closed on Mondays.')
  })

  test('is kept when the network is lost, and can be sent again', async () => {
    const user = open()
    answer = () => Promise.reject(new TypeError('no network'))
    await openFirstVisit(user)
    await user.click(await within(await drawer()).findByRole('radio', { name: /Durban Botanic Gardens/ }))
    await pressIn(user, 'Swap it in')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    answer = MADE
    await pressIn(user, 'Swap it in')
    await waitFor(() => expect(button(/^Change\s*: Durban Botanic Gardens/)).toBeTruthy())
  })

  test('offers a copy to somebody who does not own the plan', async () => {
    const user = open()
    answer = () => Response.json({ error: 'Only its owner can change this plan.', code: 'not_owner' }, { status: 403 })
    await openFirstVisit(user)
    await pressIn(user, /^Take it out/)
    expect(await within(await drawer()).findByRole('button', { name: 'Make a copy of my own' })).toBeTruthy()
  })

  test('because the plan was changed meanwhile shows both versions, and is made in the newest if asked', async () => {
    const user = open()
    const newest = { ...TWO_DAYS, total_per_student: 500 }
    answer = () =>
      Response.json({ error: 'Stale', code: 'stale_version', version: 4, itinerary: newest }, { status: 409 })
    await openFirstVisit(user)
    await pressIn(user, /^Take it out/)
    await within(await drawer()).findByRole('heading', { name: 'This plan was changed meanwhile' })
    expect((await drawer()).textContent).toContain('1 line differs')
    answer = () => Response.json({ version: 5, itinerary: SWAPPED, said: [SAID] })
    await pressIn(user, 'Make my change in the newest')
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ base_version: 4, changes: [{ type: 'remove', day: 1, step: 2 }] }),
    )
  })
})

describe('the trip', () => {
  test('is set by its words', async () => {
    const user = open()
    await user.click(button(/^40\slearners/))
    await pressIn(user, 'One more')
    await pressIn(user, 'One more')
    await pressIn(user, 'Plan it this way')
    expect(sent).toEqual([{ base_version: 1, changes: [{ type: 'set', field: 'pax_students', value: 42 }] }])
  })

  test('takes a stop of one’s own, and another package', async () => {
    const user = open()
    await user.click(button(/^Add a stop\s*to day 2/))
    await user.click(await within(await drawer()).findByText('Something of your own'))
    await user.type(within(await drawer()).getByLabelText('What is it?'), 'Granny’s farm')
    await pressIn(user, 'Add my own stop')
    expect(sent[0]!.changes).toEqual([{ type: 'add', day: 2, with: { title: 'Granny’s farm', minutes: 60 } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button(/^Choose this\s*: Saver/))
    expect(sent[1]!.changes).toEqual([{ type: 'package', code: 'saver' }])
  })

  test('is undone and redone, and the versions are listed and compared', async () => {
    const user = open()
    await openFirstVisit(user)
    await pressIn(user, /^Take it out/)
    await waitFor(() => expect(bar().getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false'))
    answer = () => Response.json({ version: 3, itinerary: TWO_DAYS, said: ['Undone.'] })
    await user.click(bar().getByRole('button', { name: 'Undo' }))
    await user.click(await bar().findByRole('button', { name: 'Redo' }))
    expect(sent.map(({ base_version, changes }) => [base_version, changes[0]!.type])).toEqual([
      [1, 'remove'],
      [2, 'undo'],
      [3, 'redo'],
    ])
    await user.click(button('Versions'))
    const open1 = await within(await drawer()).findByRole('link', { name: 'Open version 1' })
    expect(open1.getAttribute('href')).toBe(`/itinerary/${TWO_DAYS.search_id}?version=1`)
    await pressIn(user, /^Compare with now\s*: version 1/)
    await within(await drawer()).findByRole('table', { name: /differ/ })
  })
})
