import {
  AFTER_FLIGHT_MINUTES,
  type AirJourney,
  DAY_OF_TRANSFER,
  BEFORE_FLIGHT_MINUTES,
  CHANGE_MINUTES,
  type Flight,
  firstAirport,
  journeyMinutes,
  lastAirport,
} from '../request/air-journey.ts'
import { LUNCH_MINUTES } from '../roads/settings.ts'
import { BRIEFING_MINUTES } from '../search/settings.ts'
import type { PlannedStep } from './planned-step.ts'
import { addDrive, type DriveInProgress, type OnTheRoad } from './schedule-visits.ts'
import type { Spot } from '../request/trip-request.ts'

/** The last part of the time at the airport, after bags and security. */
const GATE_MINUTES = 60
/** Lunch at an airport begins between these; minutes from midnight. */
const [LUNCH_FROM, LUNCH_UNTIL] = [10 * 60 + 45, 14 * 60 + 30]

function driveSteps(from: Spot, to: Spot, departAt: number, onTheRoad: OnTheRoad): PlannedStep[] {
  const drive: DriveInProgress = {
    constraints: { lunchMinutes: LUNCH_MINUTES, ...DAY_OF_TRANSFER },
    onTheRoad,
    steps: [],
    at: departAt,
    here: from,
    lunched: true,
  }
  addDrive(drive, to)
  return drive.steps
}

/** From check-in to the bus at the last airport. */
function airSteps(flights: readonly Flight[], arriveAt: number, beforeMinutes: number): PlannedStep[] {
  const steps: PlannedStep[] = []
  let at = arriveAt
  const add = (role: PlannedStep['role'], minutes: number, spot: Spot, flight?: Flight) => {
    steps.push({ role, start: at, end: at + minutes, spot, ...(flight ? { flight } : {}) })
    at += minutes
  }
  const { from } = flights[0]!
  add('airport', beforeMinutes - GATE_MINUTES, from)
  add('gate', GATE_MINUTES, from)
  flights.forEach((flight, i) => {
    if (i > 0) add('change', CHANGE_MINUTES, flight.from)
    add('flight', flight.minutes, flight.to, flight)
  })
  add('bags', AFTER_FLIGHT_MINUTES, flights.at(-1)!.to)
  return steps
}

/** The steps with lunch in the first wait that is long enough, at a time for lunch; else before the gate. */
function withLunch(steps: readonly PlannedStep[]): PlannedStep[] {
  const begins = ({ start }: PlannedStep) => Math.max(start, LUNCH_FROM)
  const found = steps.findIndex(
    (step) =>
      step.role !== 'airport' &&
      step.role !== 'flight' &&
      begins(step) <= LUNCH_UNTIL &&
      begins(step) + LUNCH_MINUTES <= step.end,
  )
  const index = found < 0 ? steps.findIndex(({ role }) => role === 'gate') : found
  const wait = steps[index]!
  const at = Math.min(begins(wait), wait.end - LUNCH_MINUTES)
  const parts: PlannedStep[] = [
    { ...wait, end: at },
    { role: 'lunch', start: at, end: at + LUNCH_MINUTES, spot: wait.spot },
    { ...wait, start: at + LUNCH_MINUTES },
  ]
  return [...steps.slice(0, index), ...parts.filter(({ start, end }) => end > start), ...steps.slice(index + 1)]
}

/** From the school to the airport where the group lands, which it leaves at `readyAt`. */
export function flightsThere(
  journey: AirJourney,
  readyAt: number,
  lunchAway: boolean,
  onTheRoad: OnTheRoad,
): PlannedStep[] {
  const leavesAt = readyAt - journeyMinutes(journey)
  const gather: PlannedStep = {
    role: 'gather',
    start: leavesAt - BRIEFING_MINUTES,
    end: leavesAt,
    spot: journey.home,
  }
  const drives = driveSteps(journey.home, firstAirport(journey), leavesAt, onTheRoad)
  const air = airSteps(journey.flights, leavesAt + journey.transfer.minutes, BEFORE_FLIGHT_MINUTES)
  return [gather, ...drives, ...(lunchAway ? withLunch(air) : air)]
}

/** Who is at the airport long before lunch eats between the flights or after them. */
const TOO_EARLY_FOR_LUNCH = 9 * 60 + 15
/** The flights home with lunch: before check-in, or after it for a group that comes too early. */
function lunchOnTheWayHome(journey: AirJourney, flights: readonly Flight[], arrivedAt: number): PlannedStep[] {
  if (arrivedAt < TOO_EARLY_FOR_LUNCH) return withLunch(airSteps(flights, arrivedAt, BEFORE_FLIGHT_MINUTES))
  const [checkIn, ...air] = airSteps(flights, arrivedAt, BEFORE_FLIGHT_MINUTES + LUNCH_MINUTES)
  const at = arrivedAt >= LUNCH_FROM ? arrivedAt : checkIn!.end - LUNCH_MINUTES
  const lunch: PlannedStep = { role: 'lunch', start: at, end: at + LUNCH_MINUTES, spot: lastAirport(journey) }
  const parts = [{ ...checkIn!, end: at }, lunch, { ...checkIn!, start: lunch.end }]
  return [...parts.filter(({ start, end }) => end > start), ...air]
}

/** From the airport, which the group reaches at `arrivedAt`, to the school. */
export function flightsHome(
  journey: AirJourney,
  arrivedAt: number,
  lunchAway: boolean,
  onTheRoad: OnTheRoad,
): PlannedStep[] {
  const flights = journey.flights.map(({ from, to, minutes }) => ({ from: to, to: from, minutes })).toReversed()
  const air = lunchAway
    ? lunchOnTheWayHome(journey, flights, arrivedAt)
    : airSteps(flights, arrivedAt, BEFORE_FLIGHT_MINUTES)
  return [...air, ...driveSteps(firstAirport(journey), journey.home, air.at(-1)!.end, onTheRoad)]
}
