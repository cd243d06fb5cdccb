import type { Vehicle } from '#shared/domain/catalogue/rates'
import type { Note } from '../../itinerary/notes.ts'
import { sumCents } from '../../money.ts'
import { groupSize, hasNeed, type TripRequest } from '../request/trip-request.ts'
import { type Leg, legBetween } from '../roads/leg.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { coachKmOf, legsOf, type ScheduledTrip } from '../schedule/scheduled-trip.ts'
import { type Hired, hireFor, type Use } from './hire.ts'
import type { PricedBy } from './rate-card.ts'
import { passagesOn } from './toll-lines.ts'

/** All that carries the group, hired apart or together, and why it is this. */
export interface Fleet {
  hired: Hired[]
  notes: Note[]
}
/** The driver's day on an empty run: from 05:00 to 22:00, and no longer than this (`rates.json`, planning limits; hours of duty our own). */
const DRIVER = {
  from: 5 * 60,
  until: 22 * 60,
  driveMinutes: 9 * 60,
  dutyMinutes: 14 * 60,
  breakAfter: 120,
  breakMinutes: 20,
}
/** Another way than the usual one must save so much of what the vehicles cost. */
const LEAST_SHARE_SAVED = 0.1
/** A coach that drives no more in a day stands idle for most of it. */
const IDLE_KM = 60
/** Streets between a stay and its town, where a local vehicle comes from. */
const STREETS_FACTOR = 1.3
/** A stay farther from its town has no local hire. */
const LOCAL_KM = 40

const TAXI = 'minibus-taxi-15'
const MOST_SEATS_OF_A_MINIBUS = 23
/** Small vehicles where minibuses were asked for; no taxi where a wheelchair must go in. */
const isVehicleAsked = ({ id, seats }: Vehicle, request: TripRequest): boolean =>
  (seats <= MOST_SEATS_OF_A_MINIBUS ||
    !request.requests.some(
      (one) => one.kind === 'condition' && one.condition.code === 'vehicles' && one.condition.vehicle === 'minibus',
    )) &&
  (id !== TAXI || !hasNeed(request, 'wheelchair'))

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
  if (days.length === 1) return { hired: [stays], notes: notesOfDayTrip(stays, usual, hire) }
  const other = dropAndFetch(trip, facts)
  if (other === null) return { hired: [stays], notes: [] }
  if (typeof other === 'string') return { hired: [stays], notes: [stands(trip, other)] }
  const dropped = other.map((use) => hire(use))
  const saved = stays.cents - centsOf(dropped)
  if (saved < LEAST_SHARE_SAVED * stays.cents) return { hired: [stays], notes: [stands(trip, 'dearer')] }
  const local_days = other
    .flatMap((use) => (use.for === 'local' ? [...use.whole, ...use.half] : []))
    .toSorted((a, b) => a - b)
  return { hired: dropped, notes: [{ code: 'fleet_drop_and_fetch', params: { saves_cents: saved, local_days } }] }
}

/** What half a day or a taxi saves against the usual hire. */
function notesOfDayTrip(
  chosen: Hired,
  usual: Use,
  hire: (use: Use, isFit?: (vehicle: Vehicle) => boolean) => Hired,
): Note[] {
  const notes: Note[] = []
  if (chosen.hires.some(({ by }) => by === 'half_day'))
    notes.push({ code: 'fleet_half_day', params: { saves_cents: Math.max(0, hire(usual).cents - chosen.cents) } })
  if (chosen.coaches.some(({ vehicle }) => vehicle.id === TAXI))
    notes.push({
      code: 'fleet_taxi',
      params: { saves_cents: Math.max(0, hire(chosen.use, ({ id }) => id !== TAXI).cents - chosen.cents) },
    })
  return notes
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
function canDrive(day: PlannedDay, empty: Leg, isBefore: boolean): boolean {
  const rests = DRIVER.breakMinutes * Math.floor(empty.driveMinutes / DRIVER.breakAfter)
  const run = empty.driveMinutes + rests
  const { from, to } = spanOf(day)
  const [begins, ends] = isBefore ? [from - run, to] : [from, to + run]
  return (
    begins >= DRIVER.from &&
    ends <= DRIVER.until &&
    ends - begins <= DRIVER.dutyMinutes &&
    day.driveMinutes + empty.driveMinutes <= DRIVER.driveMinutes
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
  if (!canDrive(first, back, false) || !canDrive(last, out, true)) return 'driver'
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
