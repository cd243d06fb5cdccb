import { Plane } from 'lucide-react'
import { Fragment } from 'react'
import { listOf } from '#shared/domain/itinerary/words'
import { StopMark, stopNumbers } from '../../ui/map/stop-pin.tsx'
import type { Step } from './day-figures.ts'
import type { DayLeg, DayRoute } from './day-route.ts'
import type { RouteStop } from './route-of.ts'
import { minutesBetween, shownDayNumbers, shownKm, shownMinutes } from './shown-figures.ts'

/** The stops of a trip with their days: the same as the map. */
export function TripStops({ stops, flights }: { stops: readonly RouteStop[]; flights: readonly Step[] }) {
  const numbers = stopNumbers(stops)
  return (
    <ol className="route-list">
      {stops.map(({ name, kind, days, isUnconfirmed }, index) => (
        <Fragment key={name}>
          <li>
            <StopMark kind={kind} number={numbers[index]!} />
            <p>
              <b>{name}</b>
              {days.length > 0 && ` ${shownDayNumbers(days)}`}
              {isUnconfirmed && ' · not confirmed'}
            </p>
          </li>
          {index === 0 && flights.map((flight) => <FlightLine key={flight.title} flight={flight} />)}
        </Fragment>
      ))}
    </ol>
  )
}

function FlightLine({ flight: { title, start, end } }: { flight: Step }) {
  return (
    <li>
      <span aria-hidden="true" className="stop-mark">
        <Plane size={18} />
      </span>
      <p>
        <b>{title}</b> {shownMinutes(minutesBetween(start, end))}
      </p>
    </li>
  )
}

/** The stops of a day in the order of its drives, with the way to each: the same as the map. */
export function DayStops({ route: { stops, legs } }: { route: DayRoute }) {
  const numbers = stopNumbers(stops)
  const first = legs[0]?.from ?? 0
  const line = (at: number, leg?: DayLeg) => (
    <li key={leg ? legs.indexOf(leg) : 'first'}>
      <StopMark kind={stops[at]!.kind} number={numbers[at]!} />
      <p>
        <b>{stops[at]!.name}</b>
        {leg && ` ${wayOf(leg)}`}
        {stops[at]!.isUnconfirmed && ' · not confirmed'}
      </p>
    </li>
  )
  return (
    <ol className="route-list">
      {line(first)}
      {legs.map((leg) => line(leg.to, leg))}
    </ol>
  )
}

/** "143 km, 1 h 40 min, with a stop near Mooi River". */
function wayOf({ km, minutes, rests, line }: DayLeg): string {
  const names = [...new Set(rests)].filter(Boolean)
  const stops = names.length > 0 ? `with ${names.length > 1 ? 'stops' : 'a stop'} near ${listOf(names)}` : ''
  return [line === 'flight' && 'by air', km !== null && shownKm(km), minutes > 0 && shownMinutes(minutes), stops]
    .filter(Boolean)
    .join(', ')
}
