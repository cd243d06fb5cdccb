import { Plane } from 'lucide-react'
import { Fragment } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../ui/card.tsx'
import { RouteMap } from '../../ui/map/route-map.tsx'
import { driveMinutesOf, type Step, tripKm } from './day-figures.ts'
import { StarMark } from '../../ui/map/stop-pin.tsx'
import { flightsThere, type RouteStop, routeOf } from './route-of.ts'
import { counted, minutesBetween, shownDayNumbers, shownKm, shownMinutes } from './shown-figures.ts'

/** The route as a picture and, with the same content, as a list of stops. */
export function RouteSection({ itinerary, className = '' }: { itinerary: Itinerary; className?: string }) {
  const days = itinerary.daily_itinerary
  const route = routeOf(days)
  if (!route) return null
  const flights = flightsThere(days)
  const km = tripKm(days)
  const longest = Math.max(...days.map(driveMinutesOf))
  return (
    <section aria-labelledby="route" className={className}>
      <h2 id="route" className="section-heading">
        The route
      </h2>
      <Card className="route flat-on-paper">
        <RouteMap
          stops={route.stops}
          legs={route.legs}
          title={`Map of the route: ${route.stops.map(({ name }) => name).join(', ')}`}
        />
        <div>
          <ol className="grid gap-2.5 print:hidden">
            {route.stops.map((stop, index) => (
              <Fragment key={stop.name}>
                <StopLine stop={stop} number={index} />
                {index === 0 && flights.map((flight) => <FlightLine key={flight.title} flight={flight} />)}
              </Fragment>
            ))}
          </ol>
          <p className="mt-4 border-t border-line pt-3 text-small text-ink-2 flat-on-paper">
            {km > 0
              ? `${shownKm(km)} by road in ${counted(days.length, 'day')}. Longest day on the road: ${shownMinutes(longest)}.`
              : 'No long drives: everything is close together.'}
          </p>
        </div>
      </Card>
    </section>
  )
}

function FlightLine({ flight }: { flight: Step }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="stop-mark">
        <Plane size={18} />
      </span>
      <p>
        <span className="font-semibold">{flight.title}</span>
        <span className="text-small text-ink-2"> {shownMinutes(minutesBetween(flight.start, flight.end))}</span>
      </p>
    </li>
  )
}

function StopLine({ stop, number }: { stop: RouteStop; number: number }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="stop-mark">
        {stop.kind === 'start' ? <StarMark /> : number}
      </span>
      <p>
        <span className="sr-only">{stop.kind === 'start' ? 'Start' : `Stop ${number}`}: </span>
        <span className="font-semibold">{stop.name}</span>
        {stop.days.length > 0 && <span className="text-small text-ink-2"> {shownDayNumbers(stop.days)}</span>}
      </p>
    </li>
  )
}
