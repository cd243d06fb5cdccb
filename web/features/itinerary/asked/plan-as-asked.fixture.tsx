import { render, within } from '@testing-library/react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { ItineraryPage } from '../itinerary-page.tsx'
import { PLAN_AS_ASKED } from './asked.fixture.ts'

export const showPlan = (itinerary: Itinerary = PLAN_AS_ASKED, isOwner = false, problem?: string) => {
  const { container } = render(
    <ItineraryPage itinerary={itinerary} packages={[]} isOwner={isOwner} problem={problem} />,
  )
  return { page: within(container), container }
}
export const plain = (element: Element | null | undefined) => element?.textContent.replaceAll('\u00a0', ' ') ?? ''
export const region = (page: ReturnType<typeof within>, name: string) => within(page.getByRole('region', { name }))
