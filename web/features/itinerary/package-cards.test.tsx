import { render, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { PackageSummary } from '#shared/contracts/options'
import { PackageCards } from './package-cards.tsx'
import { PACKAGES_AT_THE_SEA } from './plan.fixture.ts'

const show = (packages: readonly PackageSummary[]) => render(<PackageCards packages={packages} />).container
const cardsOf = (container: HTMLElement) =>
  within(container)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')!.textContent.replaceAll('\u00a0', ' '))

afterEach(() => document.body.replaceChildren())

describe('three packages', () => {
  test('show each price, its difference from the plan, and what differs', () => {
    expect(cardsOf(show(PACKAGES_AT_THE_SEA))).toEqual([
      'SaverR312a learner, R90 lessVisits Durban Botanic Gardens instead of uShaka Sea World.',
      'ClassicThis planR402a learnerThe plan of this trip.',
      'SignatureR472a learner, R69 moreA registered tour guide comes along.',
    ])
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
    expect(cardsOf(show([same, ...rest]))[0]).toBe('SaverR402a learner, the same as ClassicWe found nothing cheaper.')
  })

  test('are not shown if they could not be fetched', () => {
    expect(show([]).textContent).toBe('')
  })
})
