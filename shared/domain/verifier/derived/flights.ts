import type { Airport, Facts } from '../../catalogue/facts.ts'
import { spotOf, type Spot } from './distance.ts'
import type { TimedDay, TimedStep } from './plan-under-test.ts'
import type { Road } from './road.ts'

/** One flight of the plan, with the steps of its day. */
export interface Flight {
  day: TimedDay
  /** The index of its step in the day. */
  index: number
  step: TimedStep
  /** Undefined if the catalogue has no airport with this code. */
  from: Airport | undefined
  to: Airport | undefined
}

export function findFlights(days: readonly TimedDay[], { airports }: Facts): Flight[] {
  const airportOf = (code: string | undefined) => airports.find((airport) => airport.code === code)
  return days.flatMap((day) =>
    day.steps.flatMap((step, index) =>
      step.kind === 'flight'
        ? [{ day, index, step, from: airportOf(step.flight?.from), to: airportOf(step.flight?.to) }]
        : [],
    ),
  )
}

/** The flights of the first day on which there are some. */
export const outward = (flights: readonly Flight[]): Flight[] => flights.filter(({ day }) => day === flights[0]?.day)

/** Where the coach of the programme begins: at the airport of arrival, or where the trip begins. */
export function programmeStart(road: Pick<Road, 'start'>, flights: readonly Flight[]): Spot | null {
  const landing = outward(flights).at(-1)?.to
  return landing ? spotOf(landing) : road.start
}

/** From the arrival at an airport to the departure of the bus at the other, in minutes; 0 on a day without a flight. */
export function airMinutes({ steps }: TimedDay): number {
  const first = steps.findIndex(({ kind }) => kind === 'flight')
  const last = steps.findLastIndex(({ kind }) => kind === 'flight')
  if (first < 0) return 0
  const arrival = steps.slice(0, first).findLast(({ kind }) => kind === 'travel')?.to ?? steps[first]!.from
  const departure = steps.slice(last).find(({ kind }) => kind === 'travel')?.from ?? steps[last]!.to
  return Math.max(0, departure - arrival)
}

/** The driving between the flight of a day and its stops: without the way between home and the airport. */
export function driveMinutesAtDestination({ steps }: TimedDay, isFirst: boolean): number {
  const first = steps.findIndex(({ kind }) => kind === 'flight')
  const last = steps.findLastIndex(({ kind }) => kind === 'flight')
  const part = first < 0 ? steps : isFirst ? steps.slice(last) : steps.slice(0, first)
  return part.reduce((sum, { kind, from, to }) => sum + (kind === 'travel' && to > from ? to - from : 0), 0)
}
