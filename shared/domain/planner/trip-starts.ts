import type { Facts } from '#shared/domain/catalogue/facts'
import { type AirJourney, changesOf, findAirJourney, firstAirport, lastAirport } from './request/air-journey.ts'
import { isAirport, isWorthFlying, nearestLanding } from './request/airports.ts'
import { readMainCity, readNearestTown } from './request/find-areas.ts'
import type { Note } from '../itinerary/notes.ts'
import type { Area, Spot, TripRequest } from './request/trip-request.ts'
import { legBetween } from './roads/leg.ts'
import { driveLimitMinutes } from './search/settings.ts'

/** A request with the point where its trip begins, and the notes about it. */
export interface TripStart {
  request: TripRequest
  notes: readonly Note[]
  /** No later start is tried if there is a trip from this one. */
  isLast?: true
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
    flies: request.flights?.wanted === true,
    is_airport: isAirport(start),
  }
  return { request: { ...request, home: request.start, start }, notes: [{ code: 'starts_elsewhere', params }] }
}

/** The trip begins and ends at home, with flights; its programme begins at the airport where the group lands. */
function startByAir(request: TripRequest, journey: AirJourney, facts: Facts): TripStart {
  const { flights } = request
  const by = {
    from: firstAirport(journey).name,
    to: lastAirport(journey).name,
    via: changesOf(journey)[0]?.name ?? null,
  }
  const notes: Note[] = [
    flights?.wanted
      ? { code: 'flights_as_asked', params: by }
      : {
          code: 'flights_chosen',
          params: {
            ...by,
            home: request.start.name,
            area: request.areas[0]!.name,
            drive_hours: Math.round(legBetween(facts.roads, request.start, request.areas[0]!).driveMinutes / 60),
          },
        },
  ]
  if (flights?.tickets === 'in_hand') notes.push({ code: 'tickets_in_hand', params: {} })
  if (flights?.tickets === 'apart') notes.push({ code: 'flights_apart', params: {} })
  return {
    request: { ...request, home: request.start, start: lastAirport(journey), journey },
    notes,
    isLast: true,
  }
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

/** The request before a start was chosen for it. */
export const fromHome = (request: TripRequest): TripRequest =>
  request.home ? { ...request, start: request.home, home: null, journey: null } : request

/** The most of a day's driving, and the most minutes, from home to the airport. */
const MOST_TO_AIRPORT = { share: 2 / 3, minutes: 270 }
/** A group that says so, or that comes with its own bus and did not write of flights. */
const isByRoad = ({ flights, needs }: TripRequest): boolean =>
  flights?.wanted === false || (needs.includes('own-transport') && !flights?.wanted)

/** The journey by air for a trip with nights that is long enough, of a group that may fly. */
function journeyFor(request: TripRequest, { airports, roads }: Facts): AirJourney | null {
  const { days, flights, start, areas, gradeMin, airport } = request
  const area = areas[0]!
  if (days === 1 || isByRoad(request) || !isWorthFlying(start, area, flights?.wanted === true)) return null
  const { share, minutes } = MOST_TO_AIRPORT
  const from = airport ? [airport] : airports
  return findAirJourney(
    start,
    area,
    { from, all: airports },
    Math.min(minutes, share * driveLimitMinutes(gradeMin)),
    roads,
  )
}

/** Why a group that wrote of flights goes by road. */
function flightsLeftOut({ days, start, areas }: TripRequest): Note {
  const area = areas[0]!
  const why = days === 1 ? 'day_trip' : isWorthFlying(start, area, true) ? 'no_flight' : 'near'
  return { code: 'flights_left_out', params: { home: start.name, area: area.name, why } }
}

const isSameSpot = (a: Spot, b: Spot): boolean => a.lat === b.lat && a.lon === b.lon

/** Where a trip to the requested area may begin, in the order in which they are tried. */
export function* startsForArea(asked: TripRequest, facts: Facts): Generator<TripStart> {
  // A trip that is planned again begins where it began before, if it can.
  if (asked.home) yield { request: asked, notes: [], ...(asked.journey ? { isLast: true } : {}) }
  const request = fromHome(asked)
  const area = request.areas[0]!
  const isAsked = request.flights?.wanted === true
  if (!isAsked) yield { request, notes: [] }
  const journey = journeyFor(request, facts)
  // A group that flies does so even if it could drive.
  if (isAsked && !journey) yield { request, notes: [flightsLeftOut(request)] }
  if (journey) yield startByAir(request, journey, facts)
  else if (request.days > 1 && !isByRoad(request) && isWorthFlying(request.start, area, false)) {
    const landing = nearestLanding(area, facts.airports, facts.roads)
    if (landing) yield startAtDestination(request, facts, landing)
  }
  // A group that lives there begins at home, as it did in the first trial.
  const nearest = startAtDestination(request, facts, null)
  if (!isSameSpot(nearest.request.start, request.start)) yield nearest
}
/** If no trip to the area is possible: one around the main city of its province, then of Gauteng. */
export function* startsInOtherCities(asked: TripRequest, facts: Facts): Generator<TripStart> {
  const request = fromHome(asked)
  yield planInOtherCity(request, readMainCity(facts, request.areas[0]!.province))
  yield planInOtherCity(request, readMainCity(facts, 'GP'))
}
