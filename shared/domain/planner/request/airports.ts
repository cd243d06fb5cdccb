import type { Airport } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import type { Spot } from './trip-request.ts'

/** The farthest airport from the destination at which a group lands. */
export const LANDING_KM = 220
/** The shortest way for which it is worth flying: as the plan's own choice, and for a group that wants to fly. */
const WORTH_FLYING_KM = { chosen: 400, asked: 200 } as const

export const isAirport = (spot: Spot): boolean => 'code' in spot

export const isWorthFlying = (home: Point, there: Point, isAsked: boolean): boolean =>
  kmBetween(home, there) >= WORTH_FLYING_KM[isAsked ? 'asked' : 'chosen']

/** The airport near the destination with the shortest drive to it, or null if none is near. */
export function nearestLanding(there: Point, airports: readonly Airport[], roads: RoadNetwork): Airport | null {
  const nearest = airports
    .filter((airport) => kmBetween(airport, there) <= LANDING_KM)
    .map((airport) => ({ airport, minutes: roads.measure(airport, there).minutes }))
    .toSorted((a, b) => a.minutes - b.minutes)[0]
  return nearest?.airport ?? null
}
