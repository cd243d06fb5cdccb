import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PlanVersion } from '#shared/contracts/revisions'
import { notify } from '../../../ui/notices/notices.ts'
import { FIRST, TWO_DAYS } from './editable.fixture.ts'
import {
  bar,
  button,
  drawer,
  MADE,
  openFirstVisit,
  openPlan,
  pressIn,
  SAID,
  server,
  SWAPPED,
  withFreshServer,
} from './plan-of-owner.fixture.tsx'

withFreshServer()

describe('a step', () => {
  test('is swapped for an alternative: sent with the version that was seen, said, shown, and focused', async () => {
    const user = openPlan()
    await openFirstVisit(user)
    const radio = await within(await drawer()).findByRole('radio', { name: /Durban Botanic Gardens/ })
    expect((await drawer()).textContent).toContain('Natural Sciences lost')
    await user.click(radio)
    expect((await drawer()).textContent!.replaceAll('\u00a0', ' ')).toContain('R312 R90 less')
    await pressIn(user, 'Swap it in')
    expect(server.sent).toEqual([{ base_version: 1, changes: [{ type: 'swap', day: 1, step: 2, with: 'gardens' }] }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const changed = button(/^Change\s*: Durban Botanic Gardens/)
    await waitFor(() => expect(document.activeElement).toBe(changed))
    await waitFor(() => expect(screen.getAllByText(SAID, { exact: false }).length).toBeGreaterThan(1))
    expect(bar().getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false')
  })

  test('cannot be swapped for what does not hold, and says why', async () => {
    const user = openPlan()
    await openFirstVisit(user)
    const barred = await within(await drawer()).findByRole<HTMLInputElement>('radio', { name: /Old Fort/ })
    expect(barred.disabled).toBe(true)
    expect((await drawer()).textContent).toContain('Closed on Thursdays.')
    const foot = within(await drawer())
    expect(foot.queryByRole('button', { name: 'Swap it in' })).toBeNull()
    expect(foot.getByText('Choose another one above.')).toBeTruthy()
  })

  test.each([
    [/^Take it out/, { type: 'remove', day: 1, step: 2 }],
    ['Keep it here', { type: 'lock', day: 1, step: 2 }],
    [/^Day 2/, { type: 'move', day: 1, step: 2, to_day: 2 }],
  ])('%s', async (name, change) => {
    const user = openPlan()
    await openFirstVisit(user)
    await pressIn(user, name)
    expect(server.sent).toEqual([{ base_version: 1, changes: [change] }])
  })

  test('is made longer in steps of 15 minutes, and begins earlier', async () => {
    const user = openPlan()
    await openFirstVisit(user)
    expect(within(await drawer()).queryByRole('button', { name: /^(Stay|Begin at)/ })).toBeNull()
    await pressIn(user, '15 minutes longer')
    await pressIn(user, '15 minutes longer')
    server.answer = () =>
      Response.json({ error: 'Day 1 would end at 19:40; the latest is 17:30.', code: 'x' }, { status: 422 })
    await pressIn(user, /^Stay 3\sh\s30\smin$/)
    await pressIn(user, '15 minutes earlier')
    await pressIn(user, 'Begin at 08:45')
    expect(server.sent.map(({ changes }) => changes[0])).toEqual([
      { type: 'resize', day: 1, step: 2, minutes: 210 },
      { type: 'move', day: 1, step: 2, start: '08:45' },
    ])
  })

  test('with which a day begins has the hour at which the group sets out', async () => {
    const user = openPlan()
    await user.click(screen.getAllByRole('button', { name: /^Change\s*: Meet / })[0]!)
    for (let press = 0; press < 2; press++) await pressIn(user, '15 minutes later')
    await pressIn(user, 'Set out at 08:00')
    expect(server.sent).toEqual([{ base_version: 1, changes: [{ type: 'move', day: 1, start: '08:00' }] }])
    await waitFor(() => expect(document.activeElement?.id).toBe('change-1-0'))
  })

  test('gets the focus back when the drawer is closed without a change', async () => {
    const user = openPlan()
    await openFirstVisit(user)
    await drawer()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.id).toBe('change-1-2'))
  })
})

describe('a change that was not made', () => {
  test('says the reason beside its control and keeps the drawer', async () => {
    const user = openPlan()
    server.answer = () => Response.json({ error: 'Closed on Mondays.', code: 'closed' }, { status: 422 })
    await openFirstVisit(user)
    await pressIn(user, /^Day 2/)
    const part = within(await drawer()).getByRole('region', { name: 'Move to another day' })
    expect((await within(part).findByRole('alert')).textContent).toContain('Closed on Mondays.')
  })

  test('is kept when the network is lost, and can be sent again', async () => {
    const user = openPlan()
    server.answer = () => Promise.reject(new TypeError('no network'))
    await openFirstVisit(user)
    await user.click(await within(await drawer()).findByRole('radio', { name: /Durban Botanic Gardens/ }))
    await pressIn(user, 'Swap it in')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    server.answer = MADE
    await pressIn(user, 'Swap it in')
    await waitFor(() => expect(button(/^Change\s*: Durban Botanic Gardens/)).toBeTruthy())
  })

  test('offers a copy to somebody who does not own the plan', async () => {
    const user = openPlan()
    server.answer = () =>
      Response.json({ error: 'Only its owner can change this plan.', code: 'not_owner' }, { status: 403 })
    await openFirstVisit(user)
    await pressIn(user, /^Take it out/)
    expect(await within(await drawer()).findByRole('button', { name: 'Make a copy of my own' })).toBeTruthy()
  })

  test('because the plan was changed meanwhile shows both versions, and is made in the newest if asked', async () => {
    const user = openPlan()
    const newest = { ...TWO_DAYS, total_per_student: 500 }
    server.answer = () =>
      Response.json({ error: 'Stale', code: 'stale_version', version: 4, itinerary: newest }, { status: 409 })
    await openFirstVisit(user)
    await pressIn(user, /^Take it out/)
    await within(await drawer()).findByRole('heading', { name: 'This plan was changed meanwhile' })
    expect((await drawer()).textContent).toContain('1 line differs')
    server.answer = () => Response.json({ version: 5, itinerary: SWAPPED, said: [SAID] })
    await pressIn(user, 'Make my change in the newest')
    await waitFor(() =>
      expect(server.sent.at(-1)).toEqual({ base_version: 4, changes: [{ type: 'remove', day: 1, step: 2 }] }),
    )
  })
})

describe('the trip', () => {
  test('is set by its words', async () => {
    const user = openPlan()
    await user.click(button(/^40\slearners/))
    await pressIn(user, 'Learners: one more')
    await pressIn(user, 'Learners: one more')
    await pressIn(user, 'Plan it this way')
    expect(server.sent).toEqual([{ base_version: 1, changes: [{ type: 'set', field: 'pax_students', value: 42 }] }])
  })

  test('takes a stop of one’s own, and another package', async () => {
    const user = openPlan()
    await user.click(button(/^Add a stop\s*to day 2/))
    await user.click(await within(await drawer()).findByText('Something of your own'))
    await user.type(within(await drawer()).getByLabelText('What is it?'), 'Granny’s farm')
    await pressIn(user, 'Add my own stop')
    expect(server.sent[0]!.changes).toEqual([{ type: 'add', day: 2, with: { title: 'Granny’s farm', minutes: 60 } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button(/^Choose this\s*: Saver/))
    expect(server.sent[1]!.changes).toEqual([{ type: 'package', code: 'saver' }])
  })

  test('is undone and redone, and the versions are listed and compared', async () => {
    const user = openPlan()
    await openFirstVisit(user)
    await pressIn(user, /^Take it out/)
    await waitFor(() => expect(bar().getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false'))
    server.answer = () => Response.json({ version: 3, itinerary: TWO_DAYS, said: ['Undone.'] })
    await user.click(bar().getByRole('button', { name: 'Undo' }))
    await user.click(await bar().findByRole('button', { name: 'Redo' }))
    expect(server.sent.map(({ base_version, changes }) => [base_version, changes[0]!.type])).toEqual([
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

  test('offers to undo and redo what there is, also of an earlier visit', () => {
    const made = { ...FIRST, version: 2, state_of: 2, parent: 1 }
    const shown = (...versions: PlanVersion[]) => {
      openPlan(TWO_DAYS, versions)
      const names = bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.trim())
      cleanup()
      return names
    }
    expect(shown(FIRST, made)).toEqual(['Undo', 'Versions'])
    expect(shown(FIRST, made, { ...FIRST, version: 3 })).toEqual(['Redo', 'Versions'])
    // A copy begins with its second version.
    expect(shown(FIRST, { ...made, parent: 0 })).toEqual(['Versions'])
  })

  test('is made again what an older version shows, in one press', async () => {
    const made = [2, 3, 4].map((version) => ({ ...FIRST, version, state_of: version, parent: version - 1 }))
    const user = openPlan(TWO_DAYS, [FIRST, ...made])
    await user.click(button('Versions'))
    await pressIn(user, /^Make this the plan again\s*: version 1/)
    expect(server.sent).toEqual([{ base_version: 4, changes: Array.from({ length: 3 }, () => ({ type: 'undo' })) }])
  })
})

test('Escape closes the drawer, also below a notice that came after it', async () => {
  const user = openPlan()
  await openFirstVisit(user)
  await drawer()
  act(() => notify('Something else was saved'))
  await screen.findByText('Something else was saved')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
