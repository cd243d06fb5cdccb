import type { Facts } from '#shared/domain/catalogue/facts'
import { findAirport } from './request/airports.ts'
import { readMainCity, readNearestTown } from './request/find-areas.ts'
import type { Note } from '../itinerary/notes.ts'
import type { Area, Spot, TripRequest } from './request/trip-request.ts'
import { legBetween } from './roads/leg.ts'

/** A request with the point where its trip begins, and the notes about it. */
export interface TripStart {
  request: TripRequest
  notes: Note[]
}

/** If the way to the area is too long to drive, the trip begins at an airport or in the town nearest to it. */
function startAtDestination(request: TripRequest, facts: Facts, airport: Spot | null): TripStart {
  const area = request.areas[0]!
  const town = readNearestTown(facts, area)
  const start: Spot = airport ?? { name: town.name, lat: town.lat, lon: town.lon }
  const params = {
    from: request.start.name,
    start: start.name,
    road_km: legBetween(facts.roads, request.start, start).roadKm,
    flies: request.flies,
    is_airport: airport !== null,
  }
  return { request: { ...request, home: request.start, start }, notes: [{ code: 'starts_elsewhere', params }] }
}

/** The trip takes place in and around another city. */
function planInOtherCity(request: TripRequest, city: Area): TripStart {
  const params = { asked: request.areas[0]!.name, city: city.name, from: request.start.name }
  return {
    request: {
      ...request,
      areas: [city],
      home: request.start,
      start: { name: city.name, lat: city.lat, lon: city.lon },
    },
    notes: [{ code: 'planned_elsewhere', params }],
  }
}

/** Where a trip to the requested area may begin, in the order in which they are tried. */
export function* startsForArea(request: TripRequest, facts: Facts): Generator<TripStart> {
  const airport = findAirport(request.start, request.areas[0]!)
  // A group that flies starts at the airport, even if its town is near.
  if (!airport || !request.flies) yield { request, notes: [] }
  if (airport) yield startAtDestination(request, facts, airport)
  yield startAtDestination(request, facts, null)
}
/** If no trip to the area is possible: one around the main city of its province, then of Gauteng. */
export function* startsInOtherCities(request: TripRequest, facts: Facts): Generator<TripStart> {
  yield planInOtherCity(request, readMainCity(facts, request.areas[0]!.province))
  yield planInOtherCity(request, readMainCity(facts, 'GP'))
}
