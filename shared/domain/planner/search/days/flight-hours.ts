import { AFTER_FLIGHT_MINUTES, type AirJourney, journeyMinutes } from '../../request/air-journey.ts'
import type { TripRequest } from '../../request/trip-request.ts'
import { LUNCH_LATEST, LUNCH_MINUTES } from '../../roads/settings.ts'
import { BRIEFING_MINUTES } from '../settings.ts'
import { type DayHours, earliestLeave } from './hours-of-days.ts'

const clock = (hours: number, minutes = 0) => hours * 60 + minutes
/** When a group that flies is home: usually, and at the latest. */
const homeBy = (gradeMin: number) =>
  gradeMin <= 3
    ? { usual: clock(19), latest: clock(20, 30) }
    : { usual: gradeMin <= 7 ? clock(20) : clock(20, 30), latest: clock(22) }
/** A last day that ends at the airport before this has no time for lunch and a free hour before it. */
const LUNCH_AND_DRIVE_BY = clock(14)
/** A group that leaves the airport later than this has eaten. */
const EATEN_BY = LUNCH_LATEST - 15

/** The hours of the part of a day that lies at the destination. */
export interface FlightHours extends DayHours {
  /** Lunch is eaten at an airport, outside these hours. */
  lunchAway: boolean
}

/** When a group that leaves home as early as it may, or as it asked, leaves the airport where it lands. */
function readyAt(journey: AirJourney, { hours, gradeMin }: TripRequest): number {
  const leaves = Math.max(earliestLeave(gradeMin), (hours.from ?? 0) + BRIEFING_MINUTES)
  return leaves + journeyMinutes(journey)
}

/** When the last day must be at the airport: for lunch before it and, if there is no time for that, for lunch there. */
function airportBy(journey: AirJourney, { hours, gradeMin }: TripRequest): { lunched: number; hungry: number } {
  const { usual, latest } = homeBy(gradeMin)
  const back = journeyMinutes(journey)
  // Hours that leave no morning at the destination cannot be kept: a note says so.
  const asked = hours.to !== null && hours.to - back - AFTER_FLIGHT_MINUTES >= clock(10) ? hours.to - back : null
  const lunched = asked ?? Math.max(usual - back, Math.min(latest - back, LUNCH_AND_DRIVE_BY))
  const hungry = Math.min(asked ?? latest - back, LUNCH_AND_DRIVE_BY)
  return { lunched, hungry: Math.min(hungry, (asked ?? latest - back) - LUNCH_MINUTES) }
}

/** The hours of a first or last day, limited by the flights: for the last day also those with lunch at the airport. */
export function aroundFlights(
  levels: readonly DayHours[],
  journey: AirJourney,
  request: TripRequest,
  isFirst: boolean,
): FlightHours[] {
  if (isFirst) {
    const start = readyAt(journey, request)
    return levels.map(({ end, level }) => ({ start, end, level, lunchAway: start > EATEN_BY }))
  }
  const { lunched, hungry } = airportBy(journey, request)
  const until = (limit: number, lunchAway: boolean) =>
    levels.map(({ start, end, level }) => ({ start, end: Math.min(end, limit), level, lunchAway }))
  return [...(lunched >= LUNCH_AND_DRIVE_BY ? until(lunched, false) : []), ...until(hungry, true)]
}
