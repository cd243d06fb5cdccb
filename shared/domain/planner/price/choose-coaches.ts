import type { Vehicle } from '#shared/domain/catalogue/rates'

export interface Coach {
  vehicle: Vehicle
  count: number
}
/** A vehicle with all that one of its sort costs. */
export interface VehicleOffer {
  vehicle: Vehicle
  cents: number
}
/** More vehicles than these come only beside full ones of the largest sort. */
const MOST_MIXED = 5

/** The cheapest set of vehicles with a seat for everybody and enough seats meant for learners; the fewest vehicles break a tie. */
export function chooseCoaches(offers: readonly VehicleOffer[], students: number, people: number): Coach[] {
  const priced = offers.toSorted((a, b) => b.vehicle.seats - a.vehicle.seats)
  const largest = priced[0]!
  const full = Math.max(
    0,
    Math.floor(Math.min(students / largest.vehicle.usable_learner_seats, people / largest.vehicle.seats)) - 2,
  )
  let best: { counts: number[]; cents: number } | null = null
  const fill = (from: number, counts: number[], seats: number, learnerSeats: number, cents: number, used: number) => {
    if (best && cents >= best.cents) return
    if (seats >= people && learnerSeats >= students) return void (best = { counts, cents })
    if (used > MOST_MIXED) return
    for (let i = from; i < priced.length; i++) {
      const { vehicle, cents: price } = priced[i]!
      if (counts[i]! >= (vehicle.at_most ?? Infinity)) continue
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
