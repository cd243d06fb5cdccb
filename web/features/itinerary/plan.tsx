import { type ReactNode, useCallback } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { isWritten, Still } from '../../ui/still.tsx'
import { enlivenPlan } from './enliven-plan.ts'

const planId = (searchId: number) => `plan-${searchId}`
/** Whether the plan came with the page, so that what draws it need not be fetched. */
export const isPlanWritten = ({ search_id }: Itinerary): boolean => isWritten(planId(search_id))

/** A drawn plan (`children`), kept as it came from the server, and what its buttons do. */
export function Plan({ itinerary, children }: { itinerary: Itinerary; children: ReactNode }) {
  const enliven = useCallback((plan: HTMLElement) => enlivenPlan(plan, () => itinerary), [itinerary])
  const id = planId(itinerary.search_id)
  return (
    <Still key={id} id={id} onDrawn={enliven}>
      {children}
    </Still>
  )
}
