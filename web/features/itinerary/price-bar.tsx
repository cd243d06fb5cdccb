import type { Itinerary } from '#shared/contracts/itinerary'
import { ChangeLink } from './lead-actions.tsx'
import { PackagesLink } from './packages-link.tsx'
import { shownRand } from './shown-figures.ts'

/** On a phone, a bar at the bottom with the price and the next step. */
export function PriceBar({ itinerary, isOwner }: { itinerary: Itinerary; isOwner: boolean }) {
  return (
    <div className="price-bar">
      <div className="container-page flex flex-wrap items-center justify-between gap-3 py-2">
        <p className="price-bar-sum">
          <strong>{shownRand(itinerary.total_per_student)}</strong>a learner, estimate
        </p>
        {isOwner ? (
          <ChangeLink searchId={itinerary.search_id} className="price-bar-link" />
        ) : (
          <PackagesLink searchId={itinerary.search_id} className="price-bar-link" />
        )}
      </div>
    </div>
  )
}
