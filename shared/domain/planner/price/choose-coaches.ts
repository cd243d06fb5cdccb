import type { Rates, Vehicle } from '#shared/domain/catalogue/rates'
import type { RateEnd } from '../request/economy.ts'
import { rateCents } from './rate-card.ts'
import { type Passage, tollCents } from './toll-lines.ts'

export interface Coach {
  vehicle: Vehicle
  count: number
}
export interface Travel {
  days: number
  nights: number
  km: number
  passages: readonly Passage[]
}
/** The rate card: "not for long-distance overnight tours". */
const DAY_BUS = 'bus-65'
const DAY_BUS_KM = 400

/** The rate card's rule for one vehicle: the greater of the daily rate and the rate by kilometre. */
export function hireOf(
  vehicle: Vehicle,
  { days, km }: Pick<Travel, 'days' | 'km'>,
  end: RateEnd,
): { unitCents: number; units: number; by: 'day' | 'km' } {
  const byDay = rateCents(vehicle.per_day, end) * days
  const byKm = rateCents(vehicle.per_km, end) * km
  return byDay >= byKm
    ? { unitCents: rateCents(vehicle.per_day, end), units: days, by: 'day' }
    : { unitCents: rateCents(vehicle.per_km, end), units: km, by: 'km' }
}

/** The cheapest set of vehicles with a seat for everybody and enough seats meant for learners; the fewest vehicles break a tie. */
export function chooseCoaches(
  rates: Rates,
  travel: Travel,
  students: number,
  people: number,
  end: RateEnd,
  isAsked: (vehicle: Vehicle) => boolean = () => true,
): Coach[] {
  const { vehicles, driver_overnight } = rates.transport
  const usable = vehicles.filter(({ id }) => id !== DAY_BUS || (travel.nights === 0 && travel.km <= DAY_BUS_KM))
  const asked = usable.filter(isAsked)
  const fit = asked.length > 0 ? asked : usable
  const driver = rateCents(driver_overnight, end) * travel.nights
  const priced = fit
    .map((vehicle) => {
      const { unitCents, units } = hireOf(vehicle, travel, end)
      const tolls = tollCents(travel.passages, vehicle.toll_class, end)
      return { vehicle, cents: unitCents * units + driver + tolls }
    })
    .toSorted((a, b) => b.vehicle.seats - a.vehicle.seats)
  const largest = priced[0]!
  const full = Math.max(
    0,
    Math.floor(Math.min(students / largest.vehicle.usable_learner_seats, people / largest.vehicle.seats)) - 2,
  )
  let best: { counts: number[]; cents: number } | null = null
  const fill = (from: number, counts: number[], seats: number, learnerSeats: number, cents: number, used: number) => {
    if (best && cents >= best.cents) return
    if (seats >= people && learnerSeats >= students) return void (best = { counts, cents })
    if (used > 5) return
    for (let i = from; i < priced.length; i++) {
      const { vehicle, cents: price } = priced[i]!
      fill(
        i,
        counts.map((count, k) => count + Number(k === i)),
        seats + vehicle.seats,
        learnerSeats + vehicle.usable_learner_seats,
        cents + price,
        used + 1,
      )
    }
  }
  const base = priced.map((_, i) => (i === 0 ? full : 0))
  fill(0, base, full * largest.vehicle.seats, full * largest.vehicle.usable_learner_seats, full * largest.cents, 0)
  const { counts } = best!
  return priced.map(({ vehicle }, i) => ({ vehicle, count: counts[i]! })).filter(({ count }) => count > 0)
}
