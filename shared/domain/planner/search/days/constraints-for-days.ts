import { addDays, monthOf, weekdayOf } from '#shared/domain/calendar'
import { isAirport } from '../../request/airports.ts'
import type { Economy } from '../../request/economy.ts'
import { MOST_ASKED_VISITS } from '../../request/settings.ts'
import type { Spot, TripRequest } from '../../request/trip-request.ts'
import type { RoadNetwork } from '../../../roads/road-network.ts'
import { legBetween } from '../../roads/leg.ts'
import { LUNCH_MINUTES } from '../../roads/settings.ts'
import { driveLimitMinutes, LONG_DRIVE_MINUTES, lunchBy, visitLimit, visitMinutesLimit } from '../settings.ts'
import type { ConstraintLevels, DayConstraints } from './day-constraints.ts'
import { aroundFlights } from './flight-hours.ts'
import { placesInOrder } from './place-order.ts'
import { hoursOfDay, limitHours } from './hours-of-days.ts'

/** Extra km for a place, by level. */
const DETOUR_KM = [140, 220, 300] as const
/** On a trip of so many days, every second day has fewer visits. */
const LONG_TRIP_DAYS = 5
const LIGHTER_DAY_VISITS = 2
/** A camp has its own programme: one visit on each day. */
const CAMP_VISITS = 1
/** At the last level even the youngest may drive so long, because a day without a visit is worse. */
const LAST_RESORT_DRIVE_MINUTES = 240
/** On the first and last day, visits may add so many minutes to the direct way; driving up to `least` is always allowed. */
const ON_THE_WAY = { extraMinutes: 150, leastMinutes: 300 } as const
/** The same at the strictest level, for all days. */
const STRICT_DRIVE = { extraMinutes: 120, leastMinutes: 240 } as const

/** The most driving on one day at a level; `directMinutes` is the way without visits. */
function driveLimit(level: number, directMinutes: number, isFirstOrLast: boolean, { days, gradeMin }: TripRequest) {
  const limit = driveLimitMinutes(gradeMin)
  const atMost = ({ extraMinutes, leastMinutes }: typeof ON_THE_WAY | typeof STRICT_DRIVE) =>
    Math.min(limit, Math.max(directMinutes + extraMinutes, leastMinutes))
  if (level === 0) return atMost(STRICT_DRIVE)
  const relaxed = days > 1 && isFirstOrLast ? atMost(ON_THE_WAY) : limit
  return level === 1 ? relaxed : Math.max(relaxed, LAST_RESORT_DRIVE_MINUTES)
}
/** A day trip may hold one more than usual; on a longer trip another day has it, unless all are as long as may be. */
const askedPerDay = ({ namedPlaceIds, stops, days, gradeMin, longDays }: TripRequest): number =>
  Math.min(
    days === 1 || longDays ? MOST_ASKED_VISITS : visitLimit(gradeMin),
    Math.ceil((namedPlaceIds.length + stops.length) / days) + (days === 1 ? 0 : 1),
  )
function mostVisits(index: number, request: TripRequest, maxVisitsPerDay: number): number {
  const { camp, days, gradeMin } = request
  const isLighterDay = days >= LONG_TRIP_DAYS && index % 2 === 0
  const usual = Math.min(
    camp ? CAMP_VISITS : isLighterDay ? LIGHTER_DAY_VISITS : Infinity,
    maxVisitsPerDay,
    visitLimit(gradeMin),
  )
  return Math.max(usual, askedPerDay(request))
}

/** The constraints of one day from one spot to another, the strictest level first. */
function constraintsForDay(
  index: number,
  [from, to]: readonly [Spot, Spot],
  request: TripRequest,
  maxVisitsPerDay: number,
  roads: RoadNetwork,
): ConstraintLevels {
  const { days, gradeMin } = request
  const [isFirst, isLast] = [index === 0, index === days - 1]
  const date = addDays(request.startDate, index)
  const directMinutes =
    days === 1 ? 2 * legBetween(roads, from, request.areas[0]!).driveMinutes : legBetween(roads, from, to).driveMinutes
  const journey = isFirst || isLast ? request.journey : null
  const isLongDrive = days > 1 && directMinutes > LONG_DRIVE_MINUTES
  const flies = request.home !== null && request.journey === null && isAirport(request.start)
  const usual = hoursOfDay(index, directMinutes, request).map((hours) =>
    limitHours(hours, { isFirst, isLast, flies, isLongDrive }),
  )
  const placeOrder = placesInOrder(request)
  const levels = journey
    ? aroundFlights(usual, journey, request, isFirst)
    : usual.map((hours) => ({ ...hours, lunchAway: false }))
  const { start, end } = levels[0]!
  return levels.map(
    (hours): DayConstraints => ({
      date,
      weekday: weekdayOf(date),
      month: monthOf(date),
      from,
      to,
      earliestStart: hours.start,
      latestEnd: hours.end,
      preferredHours: { start, end },
      breaksAsked: 'breaksAsked' in hours ? hours.breaksAsked : undefined,
      noReserve: 'noReserve' in hours ? hours.noReserve : undefined,
      lunchAway: hours.lunchAway,
      isEndFixed: journey !== null && isLast,
      lunchMinutes: LUNCH_MINUTES,
      lunchBy: lunchBy(gradeMin),
      maxVisits: mostVisits(index, request, maxVisitsPerDay),
      maxDriveMinutes:
        driveLimit(hours.level, directMinutes, isFirst || isLast, request) - (journey?.transfer.driveMinutes ?? 0),
      maxVisitMinutes: visitMinutesLimit(gradeMin),
      isLongDrive: isLongDrive || journey !== null,
      homeward: isLast,
      placeOrder: placeOrder.length > 0 ? placeOrder : undefined,
      detourKm: days === 1 ? Infinity : DETOUR_KM[hours.level]!,
    }),
  )
}

interface KnownDays {
  roads: RoadNetwork
  /** By the beginning of a day, then by its end. */
  levels: Map<Spot, Map<Spot, Map<string, ConstraintLevels>>>
}
const known = new WeakMap<TripRequest, KnownDays>()
/** The same, made once: many drafts of a trip have the same day. */
function constraintsOnce(
  index: number,
  ends: readonly [Spot, Spot],
  request: TripRequest,
  maxVisitsPerDay: number,
  roads: RoadNetwork,
): ConstraintLevels {
  const before = known.get(request)
  const { levels }: KnownDays = before?.roads === roads ? before : { roads, levels: new Map() }
  if (levels !== before?.levels) known.set(request, { roads, levels })
  const [from, to] = ends
  const fromHere = levels.get(from) ?? new Map<Spot, Map<string, ConstraintLevels>>()
  levels.set(from, fromHere)
  const toThere = fromHere.get(to) ?? new Map<string, ConstraintLevels>()
  fromHere.set(to, toThere)
  const key = `${index} ${maxVisitsPerDay}`
  const found = toThere.get(key)
  if (found) return found
  const made = constraintsForDay(index, ends, request, maxVisitsPerDay, roads)
  toThere.set(key, made)
  return made
}

/** The constraints of every day of a trip with the stays `beds`, one for each night. */
export const constraintsForDays = (
  request: TripRequest,
  beds: readonly Spot[],
  { maxVisitsPerDay }: Pick<Economy, 'maxVisitsPerDay'>,
  roads: RoadNetwork,
): ConstraintLevels[] =>
  Array.from({ length: request.days }, (_, i) =>
    constraintsOnce(i, [beds[i - 1] ?? request.start, beds[i] ?? request.start], request, maxVisitsPerDay, roads),
  )
