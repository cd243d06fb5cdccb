import type { Airport } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import { type DayOfDrive, driveFrom } from '../roads/drive.ts'
import { legBetween } from '../roads/leg.ts'
import { LANDING_KM } from './airports.ts'
import type { Spot } from './trip-request.ts'

/** One flight without a change of planes; its minutes are an estimate from the distance. */
export interface Flight {
  from: Airport
  to: Airport
  minutes: number
}
/** How a group that flies gets to the airport where its programme begins, and back in reverse order. */
export interface AirJourney {
  home: Spot
  flights: readonly Flight[]
  /** The way from home to the first airport, in one direction, with its rests. */
  transfer: { minutes: number; driveMinutes: number; km: number }
  /** The families bring the group to the airport, so that no bus is charged for it. */
  ownTransfer?: true
}

/** In minutes: at the airport before a flight, from landing to the bus, between two flights. */
export const BEFORE_FLIGHT_MINUTES = 120
export const AFTER_FLIGHT_MINUTES = 60
export const CHANGE_MINUTES = 90
const FLIGHT_KMH = 700
const TAXI_MINUTES = 30
/** Planes are changed here where no direct flight is known. */
const HUBS: readonly string[] = ['JNB', 'CPT']
/** The longest way from leaving home to leaving the last airport: it leaves an evening. */
const LONGEST_JOURNEY_MINUTES = 11 * 60
/** A flight that we are less sure of counts as so much longer. */
const UNSURE_MINUTES = 30

export const firstAirport = ({ flights }: AirJourney): Airport => flights[0]!.from
export const lastAirport = ({ flights }: AirJourney): Airport => flights.at(-1)!.to
/** The airports where planes are changed. */
export const changesOf = ({ flights }: AirJourney): Airport[] => flights.slice(1).map(({ from }) => from)
/** From take-off to the last landing. */
const flyingMinutes = ({ flights }: Pick<AirJourney, 'flights'>): number =>
  flights.reduce((sum, { minutes }) => sum + minutes, (flights.length - 1) * CHANGE_MINUTES)
/** From leaving home to leaving the last airport; as long on the way back. */
export const journeyMinutes = (journey: Pick<AirJourney, 'flights' | 'transfer'>): number =>
  journey.transfer.minutes + BEFORE_FLIGHT_MINUTES + flyingMinutes(journey) + AFTER_FLIGHT_MINUTES

function flight(from: Airport, to: Airport): Flight {
  const minutes = TAXI_MINUTES + (60 * kmBetween(from, to)) / FLIGHT_KMH
  return { from, to, minutes: Math.ceil(minutes / 5) * 5 }
}
const isUnsure = ({ from, to }: Flight) => from.direct.some((one) => one.to === to.code && one.confidence !== 'high')
const isDirect = (from: Airport, to: Airport) => from.direct.some((one) => one.to === to.code)
/** The direct flight, else the quickest way with one change; none if there is no such way. */
function flightsBetween(from: Airport, to: Airport, airports: readonly Airport[]): Flight[] {
  if (isDirect(from, to)) return [flight(from, to)]
  const hubs = airports.filter((hub) => HUBS.includes(hub.code) && isDirect(from, hub) && isDirect(hub, to))
  return (
    hubs
      .map((hub) => [flight(from, hub), flight(hub, to)])
      .toSorted((a, b) => flyingMinutes({ flights: a }) - flyingMinutes({ flights: b }))[0] ?? []
  )
}

/** The time before check-in covers rush hours: the transfer is reckoned as on a Sunday. */
export const DAY_OF_TRANSFER: DayOfDrive = { weekday: 7, month: 1 }

/** The quickest journey by air to an area from one of these airports, with at most `mostTransferMinutes` of driving to an airport; null if there is none. */
export function findAirJourney(
  home: Spot,
  there: Point,
  { from: departures, all: airports }: { from: readonly Airport[]; all: readonly Airport[] },
  mostTransferMinutes: number,
  roads: RoadNetwork,
): AirJourney | null {
  const near = departures.filter((airport) => legBetween(roads, home, airport).driveMinutes <= mostTransferMinutes)
  const landings = airports.filter((airport) => kmBetween(airport, there) <= LANDING_KM)
  let best: { journey: AirJourney; minutes: number } | null = null
  for (const from of near) {
    const leg = legBetween(roads, home, from)
    const transfer = {
      minutes: driveFrom(leg, 0, false, 0, DAY_OF_TRANSFER).arriveAt,
      driveMinutes: leg.driveMinutes,
      km: leg.pieces.reduce((sum, { km }) => sum + Math.max(1, Math.ceil(km)), 0),
    }
    for (const to of landings) {
      const flights = from === to ? [] : flightsBetween(from, to, airports)
      if (flights.length === 0) continue
      const journey: AirJourney = { home, flights, transfer }
      const minutes = journeyMinutes(journey)
      const total =
        minutes + legBetween(roads, to, there).driveMinutes + UNSURE_MINUTES * flights.filter(isUnsure).length
      if (minutes <= LONGEST_JOURNEY_MINUTES && (!best || total < best.minutes)) best = { journey, minutes: total }
    }
  }
  return best?.journey ?? null
}
