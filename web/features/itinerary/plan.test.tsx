import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ChecksPage } from './checks/checks-page.tsx'
import type { Step } from './day-figures.ts'
import { ItineraryPage } from './itinerary-page.tsx'
import { DAY_AT_THE_SEA, PACKAGES_AT_THE_SEA } from './plan.fixture.ts'

const twoDays = {
  ...DAY_AT_THE_SEA,
  daily_itinerary: [
    DAY_AT_THE_SEA.daily_itinerary[0]!,
    { ...DAY_AT_THE_SEA.daily_itinerary[0]!, day: 2, title: 'Once more' },
  ],
}
const screenOf = (wide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !wide }))
const show = () => {
  const { container } = render(<ItineraryPage itinerary={twoDays} packages={PACKAGES_AT_THE_SEA} isOwner={false} />)
  return within(container)
}
const shown = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ')
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('a plan', () => {
  test('shows every section of the specification', () => {
    screenOf(true)
    const page = show()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(twoDays.title)
    const headings = page
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))
    expect(headings).toEqual([
      'Estimated price per learner',
      'The route',
      'Day by day',
      'Three packages',
      'What they will learn',
      'In the price',
      'Not in the price',
      'What the school arranges',
      'Keeping them safe',
      'In an emergency',
      'What we assumed',
      'We checked 2 things',
    ])
    for (const link of page.getAllByRole('link', { name: 'Create Free Account - Get 3 Package Options' })) {
      expect(link.getAttribute('href')).toBe('/user-info?searchId=4821093365770112')
    }
  })

  test('leads its owner to keeping it and to its newest version, and offers others a copy', () => {
    screenOf(true)
    const { container } = render(<ItineraryPage itinerary={twoDays} packages={[]} isOwner />)
    const own = within(container)
    expect(own.queryByText(/^Create Free Account/)).toBeNull()
    expect(own.getByRole('link', { name: 'Keep this trip' }).getAttribute('href')).toBe(
      '/user-info?searchId=4821093365770112',
    )
    // Only the newest version has the words that can be changed.
    for (const link of own.getAllByRole('link', { name: 'Back to your plan' }))
      expect(link.getAttribute('href')).toBe('/itinerary/4821093365770112#took')
    const copy = show().getByRole('button', { name: 'Copy and change' })
    expect(copy.closest('form')!.getAttribute('action')).toBe('/itinerary/4821093365770112/copy')
  })

  test('says at a visit what the group does there, for how long and with what', () => {
    screenOf(true)
    const [day] = DAY_AT_THE_SEA.daily_itinerary
    const at = day!.schedule.findIndex(({ kind }) => kind === 'visit')
    const visit_programme = {
      programme_id: 'programme-counting-waves',
      title: 'Counting waves',
      minutes: 40,
      note: 'Pairs time eleven crests. In pairs. Bring for each pair stopwatches.',
    }
    const schedule = day!.schedule.with(at, { ...day!.schedule[at]!, visit_programme })
    const { container } = render(
      <ItineraryPage
        itinerary={{ ...DAY_AT_THE_SEA, daily_itinerary: [{ ...day!, schedule }] }}
        packages={PACKAGES_AT_THE_SEA}
        isOwner={false}
      />,
    )
    const said = within(container).getByText('While you are there: Counting waves').closest('p')!
    expect(said.textContent.replaceAll('\u00a0', ' ')).toBe(
      'While you are there: Counting waves (40 min). Pairs time eleven crests. In pairs. Bring for each pair stopwatches.',
    )
    expect(said.closest('li')!.className).toContain('event-visit')
  })

  test('has a map of each day whose ways are lines of the day, and names whom the map must name', () => {
    screenOf(true)
    const { container } = render(
      <ItineraryPage
        itinerary={{ ...twoDays, map_attribution: '© OpenStreetMap contributors' }}
        packages={[]}
        isOwner={false}
      />,
    )
    const page = within(container)
    for (const day of [1, 2])
      expect(page.getByRole('img', { name: `Map of day ${day}: Pietermaritzburg, uShaka Sea World` })).toBeTruthy()
    const days = page.getByRole('heading', { level: 3, name: /^Day 1/ }).closest('li')!
    expect([...days.querySelectorAll('.event-travel')].map(shown)).toEqual([
      '07:30Drive to uShaka Sea World: 1 h 20 min · 84 km',
      '12:45Drive home to Pietermaritzburg: 1 h 20 min · 84 km',
    ])
    expect(page.getAllByText('© OpenStreetMap contributors')).toHaveLength(3)
  })

  test('has the map of its only day as the map of the route', () => {
    screenOf(true)
    const { container } = render(<ItineraryPage itinerary={DAY_AT_THE_SEA} packages={[]} isOwner={false} />)
    const maps = within(container).getAllByRole('img', { name: /^Map of/ })
    expect(maps.map((map) => map.getAttribute('aria-label'))).toEqual([
      'Map of day 1: Pietermaritzburg, uShaka Sea World',
    ])
    expect(maps[0]!.textContent).toContain('84 km')
  })

  test('has a lead in bold only if the plan has a field for it', () => {
    screenOf(true)
    const measure = 'Near water: one adult for every 10 learners.'
    const plan = { ...twoDays, safety_measures: [measure], requirements: ['Food: ask the kitchen.'] }
    const leads = { inclusions: [null], exclusions: [null], requirements: [null], safety_measures: ['Near water'] }
    const { container, rerender } = render(
      <ItineraryPage itinerary={{ ...plan, leads }} packages={[]} isOwner={false} />,
    )
    const boldLeads = () => [...container.querySelectorAll('.plain-list strong')].map(({ textContent }) => textContent)
    expect(boldLeads()).toEqual(['Near water: '])
    expect(container.textContent).toContain(measure)
    rerender(<ItineraryPage itinerary={plan} packages={[]} isOwner={false} />)
    expect(boldLeads()).toEqual([])
    expect(container.textContent).toContain(measure)
  })

  test('has the rests of a way in its line, which opens for each part with its times', () => {
    screenOf(true)
    const drive = {
      kind: 'travel' as const,
      role: 'drive' as const,
      distance_km: 100,
      road: { by: ['N3'], via: [], advice: [] },
    }
    const [day] = DAY_AT_THE_SEA.daily_itinerary
    const schedule: Step[] = [
      { ...drive, start: '06:00', end: '08:00', title: 'Drive to Harrismith' },
      { start: '08:00', end: '08:20', kind: 'free', role: 'rest', title: 'Rest stop', town: 'Harrismith' },
      { ...drive, start: '08:20', end: '10:20', title: 'Drive to Durban', note: 'By daylight.' },
      { start: '10:20', end: '12:00', kind: 'visit', role: 'visit', title: 'The beach' },
    ]
    const plan = { ...DAY_AT_THE_SEA, daily_itinerary: [{ ...day!, schedule }] }
    const { container } = render(<ItineraryPage itinerary={plan} packages={[]} isOwner={false} />)
    const [way, ...others] = container.querySelectorAll('.event-travel')
    expect(others).toEqual([])
    expect(shown(way!.querySelector('summary')!)).toBe('Drive to Durban: 4 h · 200 km · N3 · rest near Harrismith')
    expect([...way!.querySelectorAll('ol > li')].map(shown)).toEqual([
      '06:00 to 08:00 Drive to Harrismith · 100 km',
      '08:00 to 08:20 Rest stop',
      '08:20 to 10:20 Drive to Durban · 100 km · By daylight.',
    ])
    expect(container.querySelectorAll('.event')).toHaveLength(2)
  })

  const checks = [
    { id: 'in_season', label: 'Every place is worth a visit in that month', status: 'pass', detail: 'In May.' },
    { id: 'wheelchair', label: 'Some places are hard for wheelchairs', status: 'warn', detail: 'Ask: Boulders.' },
    { id: 'sleep', label: 'Eight hours of sleep', status: 'pass', detail: 'Nine hours.' },
  ] as const

  test('has an answer to each question, what is to be looked at, and a link to the checks of the question', () => {
    screenOf(true)
    const { container } = render(
      <ItineraryPage itinerary={{ ...twoDays, checks: [...checks] }} packages={[]} isOwner={false} />,
    )
    const [open, safe, ...others] = container.querySelectorAll('.question')
    expect(others).toEqual([])
    const address = `/itinerary/${twoDays.search_id}/checks`
    expect([open, safe].map((one) => one?.querySelector('a')?.getAttribute('href'))).toEqual([
      `${address}#open`,
      `${address}#safe`,
    ])
    expect(shown(open!)).toBe('Is every place open, and is there time for it? 1 fine')
    expect(shown(safe!)).toContain('1 to look at, 1 fine')
    expect(safe?.textContent).toContain('Some places are hard for wheelchairs')
    expect(container.textContent).not.toContain('Nine hours.')
  })

  test('has every check and every line of the price on a page of its own, for each question at its address', () => {
    const { container } = render(<ChecksPage itinerary={{ ...twoDays, checks: [...checks] }} shown={{ older: 2 }} />)
    for (const { label, detail } of checks) {
      expect(container.textContent).toContain(label)
      expect(container.textContent).toContain(detail)
    }
    expect([...container.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['open', 'safe', 'price-lines'])
    for (const { item } of twoDays.cost_details) expect(container.textContent).toContain(item)
    expect(within(container).getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe(
      `/itinerary/${twoDays.search_id}?version=2`,
    )
  })

  test('has links to its parts that lead to headings', () => {
    screenOf(true)
    const page = show()
    const links = within(page.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Days', 'Price', 'Safety', 'To do'])
    for (const link of links)
      expect(document.querySelector(`h2${link.getAttribute('href')}`), link.textContent).not.toBeNull()
  })

  test('passes its message to the device’s share function, and reports whether it was copied', async () => {
    screenOf(true)
    const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
    const written = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { share: shared, clipboard: { writeText: written } })
    const page = show()
    fireEvent.click(page.getByRole('link', { name: 'Share' }))
    expect(shared.mock.calls[0]![0].text).toMatch(
      /draft trip plan for 40.learners.*R402 a learner.*\/itinerary\/4821093365770112$/,
    )
    fireEvent.click(page.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(page.getByRole('status').textContent).toBe('Link copied'))
    written.mockRejectedValue(new Error('Not allowed'))
    fireEvent.click(page.getByRole('button', { name: 'Link copied' }))
    await waitFor(() => expect(page.getByRole('status').textContent).toBe('Not copied'))
  })
})
