import { type MouseEvent } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Road } from '../../ui/road.tsx'
import { useOwnerParts } from './change/editing-context.ts'
import { DayCard } from './day-card.tsx'
import { dayRoutesOf } from './day-route.ts'
import { usePlanLanguage } from './language/plan-language.ts'

/** The days: all open on a desktop and on paper, only the first on a phone. */
export function DayList({ itinerary }: { itinerary: Itinerary }) {
  const owner = useOwnerParts()
  const { words, lang } = usePlanLanguage()
  const { daily_itinerary, objectives_map, map_attribution } = itinerary
  const routes = daily_itinerary.length > 1 ? dayRoutesOf(daily_itinerary) : []
  return (
    <section lang={lang} aria-labelledby="days">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="days" className="section-heading">
          {words.dayByDay}
        </h2>
        {daily_itinerary.length > 1 && (
          <button type="button" onClick={openAllDays} className="open-days">
            {words.openAll}
          </button>
        )}
      </div>
      <div className="relative mt-4">
        <Road direction="vertical" className="day-road" />
        <ol className="day-list">
          {daily_itinerary.map((day, index) => (
            <DayCard
              key={day.day}
              day={day}
              links={objectives_map}
              route={routes[index] ?? null}
              attribution={map_attribution}
            />
          ))}
        </ol>
      </div>
      {owner && <owner.LengthControl />}
    </section>
  )
}

/** Days open and close without React, so only the element knows whether it is open. */
function openAllDays({ currentTarget }: MouseEvent) {
  for (const day of currentTarget.closest('section')!.querySelectorAll<HTMLDetailsElement>('.day-row > details'))
    day.open = true
}
