import type { Place } from '../../catalogue/facts.ts'
import type { Condition } from '../../idea/requests/request.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import { minutesBetween } from '../roads/leg.ts'
import type { TripRequest } from './trip-request.ts'

type DriveLimits = Pick<TripRequest, 'farthestKm' | 'longestDriveMinutes'>

/** How far, and how long a drive, the idea wants at most; null where it does not say. */
export const driveLimitsOf = (conditions: readonly Condition[]): DriveLimits => ({
  longestDriveMinutes: conditions.find((one) => one.code === 'longest_drive')?.minutes ?? null,
  farthestKm: conditions.find((one) => one.code === 'farthest')?.km ?? null,
})

/** Whether a place is farther than the idea wants to drive; for the minutes of a drive only a day trip is held to them. */
export function isBeyondLimits(
  place: Place,
  { start, days, farthestKm, longestDriveMinutes }: DriveLimits & Pick<TripRequest, 'start' | 'days'>,
  roads: RoadNetwork,
): boolean {
  if (farthestKm !== null && roads.measure(start, place).km > farthestKm) return true
  return longestDriveMinutes !== null && days === 1 && minutesBetween(roads, start, place) > longestDriveMinutes
}
