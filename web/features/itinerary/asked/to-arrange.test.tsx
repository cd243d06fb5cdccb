import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Itinerary } from '#shared/contracts/itinerary'
import { calendarFile } from '../calendar-file.ts'
import { itineraryHead } from '../itinerary-head.ts'
import { DAY_AT_THE_SEA } from '../plan.fixture.ts'
import { shareMessage } from '../share-message.ts'
import { PLAN_AS_ASKED } from './asked.fixture.ts'
import { plain, region, showPlan as show } from './plan-as-asked.fixture.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('what others must see to', () => {
  test('is a message to each of them, in the words of the idea, ready to copy and to send', () => {
    const [first] = PLAN_AS_ASKED.requests!
    const line = { ...first!, state: 'partly' as const, where: [], force: 'must' as const }
    const requests: Itinerary['requests'] = [
      { ...line, id: 'a', text: 'seat belts', why: { code: 'tell', params: { whom: 'operator', names: [] } } },
      {
        ...line,
        id: 'b',
        text: 'four to a room',
        why: { code: 'tell', params: { whom: 'stay', names: ['The Lodge'] } },
      },
      {
        ...line,
        id: 'c',
        text: 'two in a room',
        why: { code: 'tell', params: { whom: 'stay', names: ['The Lodge'] } },
      },
    ]
    const card = region(show({ ...PLAN_AS_ASKED, requests }).page, 'To pass on')
    expect(card.getAllByRole('heading', { level: 3 }).map(plain)).toEqual(['Where you sleep', 'The bus company'])
    expect(card.getByText('The Lodge')).toBeTruthy()
    const links = card
      .getAllByRole('link', { name: /^WhatsApp/ })
      .map((link) => decodeURIComponent(link.getAttribute('href')!))
    expect(links[0]).toContain('- four to a room\n- two in a room')
    expect(links[1]).toContain('- seat belts')
    expect(links[1]).not.toContain('room')
  })

  test('is no section where nobody must be told', () => {
    const { page } = show({ ...PLAN_AS_ASKED, requests: [] })
    expect(page.queryByRole('region', { name: 'To pass on' })).toBeNull()
  })
})

describe('what must be arranged', () => {
  test('has a card with whom to ask, what, by when, the cost, and a message that is ready', async () => {
    const written = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: written } })
    const card = region(show().page, 'To arrange')
    const { message, ask } = PLAN_AS_ASKED.daily_itinerary[0]!.schedule.find(({ arrange }) => arrange)!.arrange!
    expect(card.getByText('Not confirmed')).toBeTruthy()
    expect(card.getAllByRole('definition').map(plain)).toEqual([
      'The owner',
      '8 April 2027',
      'About R0 to R60 a learner, to be quoted',
    ])
    for (const question of ask) expect(card.getByText(question)).toBeTruthy()
    const sent = encodeURIComponent(message)
    expect(card.getByRole('link', { name: /^Email/ }).getAttribute('href')).toContain(`&body=${sent}`)
    expect(card.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toBe(`https://wa.me/?text=${sent}`)
    fireEvent.click(card.getByRole('button', { name: /^Copy the message/ }))
    await waitFor(() => expect(card.getByRole('button', { name: /^Copied/ })).toBeTruthy())
    expect(written).toHaveBeenCalledWith(message)
  })

  test('is marked as not confirmed in the programme, in the list of the map, and in the calendar', () => {
    const { page, container } = show()
    const days = region(page, 'Day by day')
    expect(plain(days.getByText('Pottery workshop').closest('li'))).toContain('Not confirmed')
    expect(days.getByRole('link', { name: 'Whom to ask, and what' }).getAttribute('href')).toBe('#arrange-day-1-1245')
    const stop = [...container.querySelectorAll('.route-list li')].find((one) => plain(one).includes('Pottery'))
    expect(plain(stop)).toContain('not confirmed')
    expect(calendarFile(PLAN_AS_ASKED, 'https://uhambo.example/')).toContain('SUMMARY:Pottery workshop (not confirmed)')
  })
})

describe('a shared plan', () => {
  test('has the three lines in its message, and what is not confirmed', () => {
    const { get, missing, cost } = PLAN_AS_ASKED.headline!
    const message = shareMessage(PLAN_AS_ASKED).replaceAll('\u00a0', ' ')
    for (const words of [get, missing!, cost]) expect(message).toContain(words)
    expect(message).toContain('Not confirmed yet: Pottery workshop (Thu 6 May, 12:45).')
    expect(message).toMatch(/\/itinerary\/4821093365770112$/)
    const { page } = show()
    expect(page.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(
      `&body=${encodeURIComponent(shareMessage(PLAN_AS_ASKED))}`,
    )
  })

  test('has the three lines in its preview, and its summary if it has none', () => {
    const described = (plan: Itinerary) =>
      itineraryHead('1', plan).meta.find(({ property }) => property === 'og:description')?.content
    expect(described(PLAN_AS_ASKED)).toBe(
      `What you get: ${PLAN_AS_ASKED.headline!.get} What you do not get: ${PLAN_AS_ASKED.headline!.missing} What it costs: ${PLAN_AS_ASKED.headline!.cost}`,
    )
    expect(described(DAY_AT_THE_SEA)).toBe(DAY_AT_THE_SEA.summary)
  })
})
