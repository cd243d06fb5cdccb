import type { Airport } from '../../catalogue/facts.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import { inHours } from '../derived/clock.ts'
import { greatCircleKm, type Spot, spotOf } from '../derived/distance.ts'
import { type Flight, outward } from '../derived/flights.ts'
import { inRand } from '../derived/money.ts'
import type { PlanUnderTest, TimedStep } from '../derived/plan-under-test.ts'
import { counted, fail, failIfAny, type Finding, moot, pass, type Rule, warnIfNamed } from '../finding.ts'

/** Minutes at the airport before a flight and after the last one, and between two flights. */
const BEFORE = 120
const AFTER = 60
const BETWEEN = 60
/** A step at an airport is at most so far from its position in the catalogue. */
const AT_AIRPORT_KM = 5
/** The fastest and the slowest flight: km in an hour, and minutes on the ground. */
const FASTEST = { kmh: 850, taxi: 15 }
const SLOWEST = { kmh: 450, taxi: 60 }
const NONE = 'Nobody flies.'

const positionOf = ({ latitude, longitude }: TimedStep): Spot | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }
/** Where the group is before a step of its day. */
const positionBefore = ({ day, index }: Flight): Spot | null =>
  day.steps
    .slice(0, index)
    .map(positionOf)
    .findLast((spot) => spot !== null) ?? null
const isAt = (spot: Spot | null, airport: Airport) =>
  spot !== null && greatCircleKm(spot, spotOf(airport)) <= AT_AIRPORT_KM
const named = ({ day, step }: Flight) => `day ${day.day}, ${step.title}`

/** What is wrong with the airports and the length of one flight. */
function faultsOf(flight: Flight): string[] {
  const { from, to, step } = flight
  if (!from || !to || from === to) return [`${named(flight)}: we do not know these airports`]
  const km = greatCircleKm(spotOf(from), spotOf(to))
  const minutes = step.to - step.from
  const [least, most] = [FASTEST, SLOWEST].map(({ kmh, taxi }) => taxi + (60 * km) / kmh)
  return [
    ...(from.direct.some((one) => one.to === to.code) ? [] : [`${named(flight)}: we know no direct flight`]),
    ...(isAt(positionBefore(flight), from) ? [] : [`${named(flight)}: the group is not at ${from.name}`]),
    ...(isAt(positionOf(step), to) ? [] : [`${named(flight)}: it does not end at ${to.name}`]),
    ...(minutes >= least! && minutes <= most!
      ? []
      : [`${named(flight)}: ${inHours(minutes)} for ${Math.round(km)} km`]),
  ]
}
const flightsReal = ({ flights }: PlanUnderTest): Finding =>
  flights.length === 0
    ? moot(NONE)
    : failIfAny(flights.flatMap(faultsOf), `${counted(flights.length, 'flight')} between airports that we know.`)

/** What is wrong with the time before a flight, and after it if it is the last of its day. */
function hurriesOf(flight: Flight, others: readonly Flight[]): string[] {
  const { day, index, step } = flight
  const sameDay = others.filter((one) => one.day === day)
  const earlier = sameDay[sameDay.indexOf(flight) - 1]
  const since = earlier?.step.to ?? day.steps.slice(0, index).findLast(({ kind }) => kind === 'travel')?.to ?? step.from
  const before = step.from - since
  const least = earlier ? BETWEEN : BEFORE
  const next = flight === sameDay.at(-1) ? day.steps.slice(index + 1).find(({ kind }) => kind === 'travel') : undefined
  return [
    ...(before >= least ? [] : [`${named(flight)}: ${inHours(before)} before it, ${inHours(least)} are needed`]),
    ...(!next || next.from - step.to >= AFTER
      ? []
      : [`${named(flight)}: the bus leaves ${inHours(next.from - step.to)} after landing`]),
  ]
}
const timeAtAirports = ({ flights }: PlanUnderTest): Finding =>
  flights.length === 0
    ? moot(NONE)
    : failIfAny(
        flights.flatMap((flight) => hurriesOf(flight, flights)),
        'Two hours before each flight, an hour after landing.',
      )

/** The lowest and highest fare of one person for all flights of the plan. */
function fareRange(
  { flights, facts: { rates } }: PlanUnderTest,
  payer: 'learner' | 'adult',
): [low: number, high: number] {
  const fares = flights.map(({ from, to }) => {
    const level = from?.fare === 'regional' || to?.fare === 'regional' ? 'regional' : 'main'
    return rates.flights[level][payer]
  })
  return [fares.reduce((sum, { low }) => sum + low, 0), fares.reduce((sum, { high }) => sum + high, 0)]
}
/** The fault of the fares of learners or adults: not charged once for each, or not between the rates. */
function fareFault(plan: PlanUnderTest, lines: readonly CostLine[], payer: 'learners' | 'adults'): string[] {
  const { students, teachers } = plan.itinerary.group_details
  const people = payer === 'learners' ? students : teachers
  const own = lines.filter((line) => line.for === payer)
  const [low, high] = fareRange(plan, payer === 'learners' ? 'learner' : 'adult')
  const isCharged =
    own.length === 1 && own[0]!.quantity === people && own[0]!.unit_price >= low && own[0]!.unit_price <= high
  return isCharged
    ? []
    : [`the flights of ${people} ${payer} should be charged once, at ${inRand(low)} to ${inRand(high)} each`]
}
function faresCharged(plan: PlanUnderTest): Finding {
  const { flights, idea, itinerary } = plan
  const lines = itinerary.cost_details.filter(({ code }) => code === 'flight')
  if (flights.length === 0 || idea.flights?.tickets)
    return failIfAny(
      lines.map(
        ({ item }) =>
          `${item} is charged, though ${flights.length === 0 ? 'nobody flies' : 'the group has its tickets or pays for them apart'}`,
      ),
      flights.length === 0 ? NONE : 'The group pays for its flights itself.',
    )
  return failIfAny(
    [...fareFault(plan, lines, 'learners'), ...fareFault(plan, lines, 'adults')],
    'The flights of everybody are charged once.',
  )
}

/** The flights back are those there in reverse, on the last day, and the group is home after them. */
function fliesHome({ flights, days }: PlanUnderTest): Finding {
  if (flights.length === 0) return moot(NONE)
  if (days.length === 1) return fail('The group flies for a day trip.')
  const there = outward(flights)
  const back = flights.filter((flight) => !there.includes(flight))
  const codes = (some: readonly Flight[]) => some.map(({ step }) => `${step.flight?.from}-${step.flight?.to}`)
  const reversed = there.map(({ step }) => `${step.flight?.to}-${step.flight?.from}`).toReversed()
  const last = days.at(-1)!
  if (there[0]!.day !== days[0] || back.some(({ day }) => day !== last) || codes(back).join() !== reversed.join())
    return fail('The group does not fly there on the first day and the same way back on the last.')
  const ends = [days[0]!.steps[0], last.steps.at(-1)]
  const away = ends.filter((step) => step && there.some(({ to }) => to && isAt(positionOf(step), to)))
  return away.length > 0
    ? fail(`The plan begins or ends at the airport of the destination: "${away[0]!.title}".`)
    : pass('There on the first day, the same way back on the last, and home.')
}

/** Whether a drive begins around one airport and ends around the other: within a third of the way between them. */
function leadsFrom(piece: { from: Spot; to: Spot }, from: Airport, to: Airport): boolean {
  const around = greatCircleKm(spotOf(from), spotOf(to)) / 3
  return greatCircleKm(piece.from, spotOf(from)) < around && greatCircleKm(piece.to, spotOf(to)) < around
}

/** Whether a group of this size has seats on the bus between home and the airport, and nobody is driven where they fly. */
function busToAirport({ flights, facts, itinerary, idea, road }: PlanUnderTest): Finding {
  const lines = itinerary.cost_details.filter(({ code }) => code === 'transfer')
  if (flights.length === 0)
    return failIfAny(
      lines.map(({ item }) => `${item} is charged, though nobody flies`),
      NONE,
    )
  const there = outward(flights)
  const [from, to] = [there[0]!.from, there.at(-1)!.to]
  const driven = road.pieces.filter((piece) => from && to && (leadsFrom(piece, from, to) || leadsFrom(piece, to, from)))
  if (driven.length > 0) return fail(`Day ${driven[0]!.day}: "${driven[0]!.title}" drives where the group flies.`)
  if (idea.needs.includes('own-transport')) return pass('The school brings the group to the airport itself.')
  const seatsOf = ({ vehicle }: CostLine) =>
    (facts.rates.transport.vehicles.find(({ id }) => id === vehicle?.id)?.seats ?? 0) * (vehicle?.count ?? 0)
  const seats = lines.reduce((sum, line) => sum + seatsOf(line), 0)
  const { size } = itinerary.group_details
  return seats >= size
    ? pass(`${seats} seats to the airport for ${size} people, and a coach where they land.`)
    : fail(`${seats} seats to the airport and home are charged for ${size} people.`)
}

function fliesAsAsked({ flights, idea, hasNote }: PlanUnderTest): Finding {
  const wanted = idea.flights?.wanted ?? null
  if (flights.length > 0) {
    if (wanted === false) return fail('The group said that it does not fly.')
    return wanted || hasNote('flights_chosen') ? pass('The group flies.') : fail('The plan does not say why it flies.')
  }
  if (!wanted) return moot(NONE)
  return warnIfNamed(
    hasNote('flights_left_out', 'starts_elsewhere', 'planned_elsewhere'),
    'The flights that were asked for are not in the plan.',
  )
}

export const FLIGHT_RULES: readonly Rule[] = [
  {
    id: 'flights_as_asked',
    label: 'The group flies if it said so',
    otherwise: 'The plan flies, or drives, against the request',
    run: fliesAsAsked,
  },
  {
    id: 'flights_real',
    label: 'Flights are between airports',
    otherwise: 'A flight is not between airports',
    run: flightsReal,
  },
  {
    id: 'time_at_airports',
    label: 'Enough time at the airports',
    otherwise: 'Too little time at an airport',
    run: timeAtAirports,
  },
  {
    id: 'flies_home',
    label: 'Who flies there flies home',
    otherwise: 'The group flies there and not home',
    run: fliesHome,
  },
  {
    id: 'bus_to_airport',
    label: 'A bus at both ends of the flight',
    otherwise: 'A bus to or from the airport is missing',
    run: busToAirport,
  },
  {
    id: 'fares_charged',
    label: 'The flights are charged once',
    otherwise: 'The flights are not charged once',
    run: faresCharged,
  },
]
