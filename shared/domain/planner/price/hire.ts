import type { Rates, Vehicle } from '#shared/domain/catalogue/rates'
import type { HireBasis, HirePurpose } from '../../itinerary/itinerary.ts'
import { sumCents } from '../../money.ts'
import type { RateEnd } from '../request/economy.ts'
import { type Coach, chooseCoaches } from './choose-coaches.ts'
import { rateCents } from './rate-cents.ts'
import { type Passage, tollCents } from './toll-lines.ts'

/** What a vehicle is needed for: days of the trip, from 1, whole and half, with the km of all of them. */
export interface Use {
  for: HirePurpose
  whole: readonly number[]
  half: readonly number[]
  km: number
  /** Nights that the driver is away. */
  nights: number
  passages: readonly Passage[]
}
/** One line of a quote: `units` days, half days or km for each vehicle. */
export interface Hire extends Coach {
  for: HirePurpose
  days: readonly number[]
  by: HireBasis
  unitCents: number
  units: number
}
const partCents = ({ unitCents, units }: Pick<Hire, 'unitCents' | 'units'>): number => unitCents * units

/** The rate card's rule for one vehicle: the greater of the rate by day or half day and the rate by kilometre. */
export function hireOf(vehicle: Vehicle, use: Pick<Use, 'whole' | 'half' | 'km'>, end: RateEnd) {
  const part = (by: HireBasis, days: readonly number[], unitCents: number, units: number) => ({
    by,
    days,
    unitCents,
    units,
  })
  const byTime = [
    part('day', use.whole, rateCents(vehicle.per_day, end), use.whole.length),
    part('half_day', use.half, rateCents(vehicle.per_half_day, end), use.half.length),
  ].filter(({ units }) => units > 0)
  const byKm = part(
    'km',
    [...use.whole, ...use.half].toSorted((a, b) => a - b),
    rateCents(vehicle.per_km, end),
    use.km,
  )
  return sumCents(byTime.map(partCents)) >= partCents(byKm) ? byTime : [byKm]
}

/** Vehicles for one use, with what they cost. */
export interface Hired {
  use: Use
  coaches: Coach[]
  hires: Hire[]
  cents: number
}
/** The cheapest vehicles for a use, hire, driver's nights and tolls together. */
export function hireFor(
  use: Use,
  { students, people }: { students: number; people: number },
  rates: Rates,
  end: RateEnd,
  isFit: (vehicle: Vehicle) => boolean = () => true,
): Hired {
  const { vehicles, driver_overnight } = rates.transport
  const isDayTrip = use.nights === 0 && use.for !== 'there_and_back'
  const usable = vehicles.filter(
    ({ day_trips_up_to_km }) => day_trips_up_to_km === undefined || (isDayTrip && use.km <= day_trips_up_to_km),
  )
  const asked = usable.filter(isFit)
  const centsOf = (vehicle: Vehicle) =>
    sumCents(hireOf(vehicle, use, end).map(partCents)) +
    rateCents(driver_overnight, end) * use.nights +
    tollCents(use.passages, vehicle.toll_class, end)
  const offers = (asked.length > 0 ? asked : usable).map((vehicle) => ({ vehicle, cents: centsOf(vehicle) }))
  const together = offers.filter(({ vehicle }) => !vehicle.only_alone)
  // Each sort that goes alone is a fleet of its own, if so few of it carry everybody.
  const fleets = [
    ...(together.length > 0 ? [together] : []),
    ...offers
      .filter(({ vehicle: { only_alone, seats, usable_learner_seats, at_most = Infinity } }) => {
        return only_alone && seats * at_most >= people && usable_learner_seats * at_most >= students
      })
      .map((offer) => [offer]),
  ]
  const costOf = (coaches: readonly Coach[]) => sumCents(coaches.map(({ vehicle, count }) => count * centsOf(vehicle)))
  const coaches = (fleets.length > 0 ? fleets : [usable.map((vehicle) => ({ vehicle, cents: centsOf(vehicle) }))])
    .map((fleet) => chooseCoaches(fleet, students, people))
    .reduce((best, other) => (costOf(other) < costOf(best) ? other : best))
  return {
    use,
    coaches,
    hires: coaches.flatMap((coach) =>
      hireOf(coach.vehicle, use, end).map((part) => ({ ...coach, ...part, for: use.for })),
    ),
    cents: costOf(coaches),
  }
}
