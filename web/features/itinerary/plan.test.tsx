import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { foldForPhone } from '../../ui/fold-for-phone.ts'
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
const openDays = (page: ReturnType<typeof show>) =>
  page
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => heading.closest<HTMLDetailsElement>('.day-list details')?.open ?? [])

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

  test('has a map of each day with a list that says the same, and names whom the map must name', () => {
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
    const list = days.querySelector('.route-list')!
    expect([...list.children].map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))).toEqual([
      'Pietermaritzburg',
      '1uShaka Sea World 84 km, 1 h 20 min',
      'Pietermaritzburg 84 km, 1 h 20 min',
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

  test('shows under each question what is to be looked at, and what is fine when it is opened', () => {
    screenOf(true)
    const checks = [
      { id: 'in_season', label: 'Every place is worth a visit in that month', status: 'pass', detail: 'In May.' },
      { id: 'wheelchair', label: 'Some places are hard for wheelchairs', status: 'warn', detail: 'Ask: Boulders.' },
      { id: 'sleep', label: 'Eight hours of sleep', status: 'pass', detail: 'Nine hours.' },
    ] as const
    const { container } = render(
      <ItineraryPage itinerary={{ ...twoDays, checks: [...checks] }} packages={[]} isOwner={false} />,
    )
    const [open, safe, ...others] = container.querySelectorAll('.question')
    expect(others).toEqual([])
    expect(open?.querySelector('summary')?.textContent).toMatch(/1.check, all fine/)
    expect(safe?.querySelector('summary')?.textContent).toContain('1 to look at, 1 fine')
    expect(safe?.querySelector('details')?.textContent).not.toContain('wheelchairs')
    expect(safe?.textContent).toContain('Some places are hard for wheelchairs')
  })

  test('has all days open on a desktop', () => {
    screenOf(true)
    expect(openDays(show())).toEqual([true, true])
  })

  test('has only its first day open on a phone, and the others after a press', () => {
    screenOf(false)
    const page = show()
    expect(openDays(page)).toEqual([true, false])
    fireEvent.click(page.getByRole('button', { name: 'Open all days' }))
    expect(openDays(page)).toEqual([true, true])
  })

  test('keeps the days that the reader opened or closed before React starts', () => {
    screenOf(false)
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const page = <ItineraryPage itinerary={twoDays} packages={PACKAGES_AT_THE_SEA} isOwner={false} />
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page)
    const [heading, folds] = [
      root.querySelector('h1'),
      root.querySelectorAll<HTMLDetailsElement>('details[data-folds]'),
    ]
    for (const fold of folds) foldForPhone(fold)
    folds[1]!.open = true
    render(page, { container: root, hydrate: true })
    expect(root.querySelector('h1')).toBe(heading)
    expect(folds.length).toBeGreaterThan(2)
    expect([...folds].map(({ open }) => open)).toEqual([...folds].map((_, index) => index === 1))
    fireEvent.click(within(root).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
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

  test('keeps opened days open when its data are fetched again', () => {
    screenOf(false)
    const drawn = (itinerary: typeof twoDays) => (
      <ItineraryPage itinerary={itinerary} packages={PACKAGES_AT_THE_SEA} isOwner={false} />
    )
    const { container, rerender } = render(drawn(twoDays))
    const page = within(container)
    fireEvent.click(page.getByRole('button', { name: 'Open all days' }))
    rerender(drawn({ ...twoDays }))
    expect(openDays(page)).toEqual([true, true])
  })
})
