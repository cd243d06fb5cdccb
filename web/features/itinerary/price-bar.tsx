import type { Itinerary } from '#shared/contracts/itinerary'
import { PackagesLink } from './packages-link.tsx'
import { shownRand } from './shown-figures.ts'

/** On a phone the price and the next step stay in reach of the thumb. */
export function PriceBar({ itinerary }: { itinerary: Itinerary }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-lift lg:hidden print:hidden">
      <div className="container-page flex items-center justify-between gap-3 py-2">
        <p className="text-micro leading-tight whitespace-nowrap text-ink-2">
          <strong className="block font-display text-[1.25rem] leading-tight font-[780] text-ink figures">
            {shownRand(itinerary.total_per_student)}
          </strong>
          a learner, estimate
        </p>
        <PackagesLink searchId={itinerary.search_id} className="max-w-75 px-3.5! text-small" />
      </div>
    </div>
  )
}
