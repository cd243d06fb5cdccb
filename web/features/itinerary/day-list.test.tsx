import { fireEvent, render, within } from '@testing-library/react'
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

describe('the days of a plan', () => {
  test('are all open on a desktop', () => {
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
