import { type MouseEvent } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Road } from '../../ui/road.tsx'
import { DayCard } from './day-card.tsx'

/** The days: all open on a desktop and on paper, only the first on a phone. */
export function DayList({ itinerary: { daily_itinerary, objectives_map } }: { itinerary: Itinerary }) {
  return (
    <section aria-labelledby="days">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="days" className="section-heading">
          Day by day
        </h2>
        {daily_itinerary.length > 1 && (
          <button type="button" onClick={openAllDays} className="open-days">
            Open all days
          </button>
        )}
      </div>
      <div className="relative mt-4">
        <Road direction="vertical" className="day-road" />
        <ol className="day-list">
          {daily_itinerary.map((day) => (
            <DayCard key={day.day} day={day} links={objectives_map} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Days open and close without React, so only the element knows whether it is open. */
function openAllDays({ currentTarget }: MouseEvent) {
  for (const day of currentTarget.closest('section')!.querySelectorAll('details')) day.open = true
}
