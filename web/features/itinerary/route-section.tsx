import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../ui/card.tsx'
import { driveMinutesOf, tripKm } from './day-figures.ts'
import { DayPicture } from './day-map.tsx'
import { dayRoutesOf } from './day-route.ts'
import { FoldedSection } from './folded-section.tsx'
import { PlanMap } from './plan-map.tsx'
import { DayStops, TripStops } from './route-list.tsx'
import { flightsThere, routeOf } from './route-of.ts'
import { counted, shownKm, shownMinutes } from './shown-figures.ts'

/** The route as a picture and, with the same content, as a list of stops. */
export function RouteSection({ itinerary, className = '' }: { itinerary: Itinerary; className?: string }) {
  const { daily_itinerary: days, map_attribution: attribution } = itinerary
  const route = routeOf(days)
  if (!route) return null
  const [onlyDay] = days.length === 1 ? dayRoutesOf(days) : []
  const km = tripKm(days)
  const longest = Math.max(...days.map(driveMinutesOf))
  return (
    <FoldedSection id="route" title="The route" className={className} headingClassName="section-heading">
      <Card className="route flat-on-paper">
        {onlyDay ? (
          <DayPicture route={onlyDay} attribution={attribution} />
        ) : (
          <PlanMap
            {...route}
            title={`Map of the route: ${route.stops.map(({ name }) => name).join(', ')}`}
            attribution={attribution}
          />
        )}
        <div>
          {onlyDay ? <DayStops route={onlyDay} /> : <TripStops stops={route.stops} flights={flightsThere(days)} />}
          <p className="mt-4 border-t border-line pt-3 text-small text-ink-2 flat-on-paper">
            {km > 0
              ? `${shownKm(km)} by road in ${counted(days.length, 'day')}. Longest day on the road: ${shownMinutes(longest)}.`
              : 'No long drives: everything is close together.'}
          </p>
        </div>
      </Card>
    </FoldedSection>
  )
}
