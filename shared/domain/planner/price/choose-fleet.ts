import type { Vehicle } from '#shared/domain/catalogue/rates'
import { minutesOf } from '../../itinerary/clock.ts'
import type { Note } from '../../itinerary/notes.ts'
import { sumCents } from '../../money.ts'
import { groupSize, hasNeed, type TripRequest } from '../request/trip-request.ts'
import { type Leg, legBetween } from '../roads/leg.ts'
import { REST_EVERY_MINUTES, REST_MINUTES } from '../roads/settings.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { coachKmOf, legsOf, type ScheduledTrip } from '../schedule/scheduled-trip.ts'
import { type Hired, hireFor, type Use } from './hire.ts'
import type { PricedBy } from './rate-cents.ts'
import { passagesOn } from './toll-lines.ts'

/** All that carries the group, hired apart or together, and why it is this. */
export interface Fleet {
  hired: Hired[]
  notes: Note[]
}
/** Another way than the usual one must save so much of what the vehicles cost. */
const LEAST_SHARE_SAVED = 0.1
/** A coach that drives no more in a day stands idle for most of it. */
const IDLE_KM = 60
/** Streets between a stay and its town, where a local vehicle comes from. */
const STREETS_FACTOR = 1.3
/** A stay farther from its town has no local hire. */
const LOCAL_KM = 40

export const isTaxi = ({ id }: Vehicle): boolean => id === 'minibus-taxi-15'
const MOST_SEATS_OF_A_MINIBUS = 23
const asksFor = ({ requests }: TripRequest, vehicle: 'bus' | 'minibus'): boolean =>
  requests.some(
    (one) => one.kind === 'condition' && one.condition.code === 'vehicles' && one.condition.vehicle === vehicle,
  )
/** Small vehicles where minibuses were asked for; no taxi where a bus was, or where a wheelchair must go in. */
const isVehicleAsked = (vehicle: Vehicle, request: TripRequest): boolean =>
  (vehicle.seats <= MOST_SEATS_OF_A_MINIBUS || !asksFor(request, 'minibus')) &&
  !(isTaxi(vehicle) && (asksFor(request, 'bus') || hasNeed(request, 'wheelchair')))

const drivesOf = ({ steps }: PlannedDay) => steps.filter(({ role }) => role === 'drive')
const spanOf = (day: PlannedDay): { from: number; to: number } => {
  const drives = drivesOf(day)
  return { from: drives[0]?.start ?? 0, to: drives.at(-1)?.end ?? 0 }
}
const centsOf = (hired: readonly Hired[]): number => sumCents(hired.map(({ cents }) => cents))

/** The cheapest fleet for a trip that does what its days need. */
export function chooseFleet(trip: ScheduledTrip, guides: number, facts: PricedBy): Fleet {
  const { request, economy, days } = trip
  if (hasNeed(request, 'own-transport')) return { hired: [], notes: [] }
  const { rates } = facts
  const group = { students: request.students, people: groupSize(request) + guides }
  const hire = (use: Use, isFit = (vehicle: Vehicle) => isVehicleAsked(vehicle, request)) =>
    hireFor(use, group, rates, economy.rates, isFit)
  const whole = days.map((_, i) => i + 1)
  const usual: Use = {
    for: 'trip',
    whole,
    half: [],
    km: coachKmOf(trip),
    nights: trip.lodgings.length,
    passages: passagesOn(legsOf(trip).coach.flat(), 1, facts.tollPlazas),
  }
  const isHalf = days.length === 1 && !request.journey && isHalfDay(days[0]!, 0, facts)
  const stays = hire(isHalf ? { ...usual, whole: [], half: whole } : usual)
  if (days.length === 1)
    return { hired: [stays], notes: [...halfDayNotes(stays, usual, hire), ...taxiNotes([stays], hire)] }
  const other = dropAndFetch(trip, facts)
  if (other === null) return { hired: [stays], notes: [] }
  if (typeof other === 'string') return { hired: [stays], notes: [stands(trip, other)] }
  const dropped = other.map((use) => hire(use))
  const saved = stays.cents - centsOf(dropped)
  if (saved < LEAST_SHARE_SAVED * stays.cents) return { hired: [stays], notes: [stands(trip, 'dearer')] }
  const local_days = other
    .flatMap((use) => (use.for === 'local' ? [...use.whole, ...use.half] : []))
    .toSorted((a, b) => a - b)
  const note: Note = { code: 'fleet_drop_and_fetch', params: { saves_cents: saved, local_days } }
  return { hired: dropped, notes: [note, ...taxiNotes(dropped, hire)] }
}

type Hire = (use: Use, isFit?: (vehicle: Vehicle) => boolean) => Hired
/** What taxis save against other vehicles; nothing where there is none. */
function taxiNotes(hired: readonly Hired[], hire: Hire): Note[] {
  const withTaxi = hired.filter(({ coaches }) => coaches.some(({ vehicle }) => isTaxi(vehicle)))
  if (withTaxi.length === 0) return []
  const others = withTaxi.map(({ use }) => hire(use, (vehicle) => !isTaxi(vehicle)))
  return [{ code: 'fleet_taxi', params: { saves_cents: Math.max(0, centsOf(others) - centsOf(withTaxi)) } }]
}
function halfDayNotes(chosen: Hired, usual: Use, hire: Hire): Note[] {
  if (!chosen.hires.some(({ by }) => by === 'half_day')) return []
  return [{ code: 'fleet_half_day', params: { saves_cents: Math.max(0, hire(usual).cents - chosen.cents) } }]
}

type WhyStays = 'dearer' | 'driver' | 'several_stays' | 'no_local_hire'
const idleDays = ({ days }: ScheduledTrip): number[] =>
  days.flatMap(({ km }, i) => (i > 0 && i < days.length - 1 && km <= IDLE_KM ? [i + 1] : []))
const stands = (trip: ScheduledTrip, why: WhyStays): Note => ({
  code: 'fleet_stands',
  params: { days: idleDays(trip), why },
})

/** Whether a day's driving fits half a day's hire, with so many km more to come and go. */
function isHalfDay(day: PlannedDay, moreKm: number, { rates }: PricedBy): boolean {
  const { hours, km } = rates.transport.half_day
  const { from, to } = spanOf(day)
  return to - from <= 60 * hours && day.km + moreKm <= km
}

/** Whether a driver can do a day of the group and an empty run before or after it. */
function canDrive(day: PlannedDay, empty: Leg, isBefore: boolean, { rates }: PricedBy): boolean {
  const { driving_hours, duty_hours, no_driving_between } = rates.transport.driver_day
  const [latest, earliest] = no_driving_between
  const rests = REST_MINUTES * Math.floor(empty.driveMinutes / REST_EVERY_MINUTES)
  const run = empty.driveMinutes + rests
  const { from, to } = spanOf(day)
  const [begins, ends] = isBefore ? [from - run, to] : [from, to + run]
  return (
    begins >= minutesOf(earliest) &&
    ends <= minutesOf(latest) &&
    ends - begins <= 60 * duty_hours &&
    day.driveMinutes + empty.driveMinutes <= 60 * driving_hours
  )
}

/**
 * The coach there and back twice, and local hire between: null where it does not stand for most of a day, a reason where
 * it cannot be.
 */
function dropAndFetch(trip: ScheduledTrip, facts: PricedBy): Use[] | WhyStays | null {
  const { request, days, lodgings } = trip
  if (request.journey || lodgings.length < 2 || idleDays(trip).length === 0) return null
  const { stay } = lodgings[0]!
  if (lodgings.some((one) => one.stay !== stay || one.companions.length > 0)) return 'several_stays'
  const [out, back] = [legBetween(facts.roads, request.start, stay), legBetween(facts.roads, stay, request.start)]
  const [first, last] = [days[0]!, days.at(-1)!]
  if (!canDrive(first, back, false, facts) || !canDrive(last, out, true, facts)) return 'driver'
  const { coach } = legsOf(trip)
  const passages = (legs: readonly Leg[]) => passagesOn(legs, 1, facts.tollPlazas)
  const journeys: Use = {
    for: 'there_and_back',
    whole: [1, days.length],
    half: [],
    km: first.km + back.roadKm + out.roadKm + last.km,
    nights: 0,
    passages: passages([...coach[0]!, back, out, ...coach.at(-1)!]),
  }
  const driven = days.flatMap(({ km }, i) => (i > 0 && i < days.length - 1 && km > 0 ? [i + 1] : []))
  if (driven.length === 0) return [journeys]
  if (stay.km_from_town > LOCAL_KM) return 'no_local_hire'
  const comes = Math.ceil(2 * STREETS_FACTOR * stay.km_from_town)
  const half = driven.filter((day) => isHalfDay(days[day - 1]!, comes, facts))
  const local: Use = {
    for: 'local',
    whole: driven.filter((day) => !half.includes(day)),
    half,
    km: driven.reduce((sum, day) => sum + days[day - 1]!.km + comes, 0),
    nights: 0,
    passages: passages(driven.flatMap((day) => coach[day - 1]!)),
  }
  return [journeys, local]
}
