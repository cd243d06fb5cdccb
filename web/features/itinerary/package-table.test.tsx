import { render, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PackageSummary } from '#shared/contracts/options'
import { Packages } from './package-table.tsx'
import { PACKAGES_AT_THE_SEA } from './plan.fixture.ts'

const show = (packages: readonly PackageSummary[], areOutdated = false) =>
  render(<Packages packages={packages} areOutdated={areOutdated} />).container
const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')
/** The cells of a row, from left to right. */
const cellsOf = (container: HTMLElement, title: string) => {
  const heading = within(container).getByRole('rowheader', { name: title })
  return [...heading.closest('tbody')!.querySelectorAll('td')].map(plain)
}
const marksIn = (container: HTMLElement) => [...container.querySelectorAll('table mark')].map(plain)

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('three packages', () => {
  test('stand in aligned columns, with the difference in price', () => {
    const container = show(PACKAGES_AT_THE_SEA)
    const heads = within(container).getAllByRole('columnheader').map(plain)
    expect(heads).toEqual(['Saver', 'ClassicThis plan', 'Signature'])
    expect(cellsOf(container, 'Price a learner')).toEqual(['R312R90 less', 'R402', 'R472R70 more'])
    expect(cellsOf(container, 'Guide')).toEqual(['Guides of the places', 'Guides of the places', 'Registered guide'])
  })

  test('say once what is the same in all', () => {
    const container = show(PACKAGES_AT_THE_SEA)
    expect(cellsOf(container, 'Stay, in all')).toEqual(['No night away'])
    expect(cellsOf(container, 'Meals, in all')).toEqual(['1 lunch from home'])
  })

  test('mark what differs from the plan, also what of it is missing, and nothing else', () => {
    const container = show(PACKAGES_AT_THE_SEA)
    expect(marksIn(container)).toEqual(['Registered guide', 'with Durban Botanic Gardens; without uShaka Sea World'])
  })

  test('say which one is the plan itself', () => {
    const [saver, ...rest] = PACKAGES_AT_THE_SEA
    const same = {
      ...saver!,
      same_as: 'classic' as const,
      total_per_student: 402.35,
      difference_per_student: 0,
      differences: ['We found nothing cheaper.'],
    }
    expect(cellsOf(show([same, ...rest]), 'Price a learner')[0]).toBe(
      'R402the same as Classic. We found nothing cheaper.',
    )
  })

  test('say that they are of the plan before a change until those of the new one are there', () => {
    expect(plain(show(PACKAGES_AT_THE_SEA, true))).toContain('working these out again')
    document.body.replaceChildren()
    expect(plain(show(PACKAGES_AT_THE_SEA))).not.toContain('working these out again')
  })

  test('are not shown if they could not be fetched', () => {
    expect(show([]).textContent).toBe('')
  })
})
