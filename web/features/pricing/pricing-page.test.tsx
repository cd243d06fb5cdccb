import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WHO_AND_WHAT } from '../legal/privacy-what-we-hold.tsx'
import { NOT_YET } from './plans.ts'
import { PricingPage } from './pricing-page.tsx'

afterEach(cleanup)

test('papers that do not exist yet are called so: under the plans and in the privacy policy', () => {
  const { container } = render(<PricingPage />)
  expect(container.textContent).toContain('1 permission slip (waiver) per trip')
  expect(screen.getByText(NOT_YET).textContent).toMatch(/permission slips \(waivers\), medical forms/)
  cleanup()
  const privacy = render(WHO_AND_WHAT.find(({ id }) => id === 'parents')!.body)
  expect(privacy.container.textContent).toMatch(/We print no form for parents yet/)
})
