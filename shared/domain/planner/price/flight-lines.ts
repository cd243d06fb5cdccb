import type { Rates, Vehicle } from '#shared/domain/catalogue/rates'
import { sumCents } from '../../money.ts'
import { type AirJourney, firstAirport, lastAirport } from '../request/air-journey.ts'
import type { RateEnd } from '../request/economy.ts'
import { hasNeed } from '../request/trip-request.ts'
import { legsOf, type ScheduledTrip } from '../schedule/scheduled-trip.ts'
import { isTaxi } from './choose-fleet.ts'
import { hireFor, type Use } from './hire.ts'
import { type Payers, type PriceLine, priceLine } from './cost-line.ts'
import { type PricedBy, rateCents } from './rate-cents.ts'
import { passagesOn, tollLines } from './toll-lines.ts'

/** What the flights there and back cost one person. */
export function fareCents({ flights }: AirJourney, payer: Payers, rates: Rates, end: RateEnd | 'high'): number {
  const oneWay = flights.map(({ from, to }) => {
    const level = from.fare === 'main' && to.fare === 'main' ? 'main' : 'regional'
    return rateCents(rates.flights[level][payer === 'learners' ? 'learner' : 'adult'], end)
  })
  return 2 * sumCents(oneWay)
}

/** Fares, unless the group pays for them itself. */
function fareLines({ request, economy }: ScheduledTrip, rates: Rates): PriceLine[] {
  const { journey, flights, students, teachers } = request
  if (!journey || flights?.tickets) return []
  const [from, to] = [firstAirport(journey), lastAirport(journey)]
  const line = (payer: Payers, count: number) =>
    priceLine(
      { code: 'flight', from, to, for: payer },
      fareCents(journey, payer, rates, economy.rates),
      count,
      students,
    )
  return [line('learners', students), line('adults', teachers)]
}

const hasRoomForBags = (vehicle: Vehicle) => !isTaxi(vehicle)
/** The bus that takes the group to the airport on the first day and fetches it on the last: there and back twice. */
function transferLines(trip: ScheduledTrip, people: number, { rates, tollPlazas }: PricedBy): PriceLine[] {
  const { request, economy } = trip
  const { journey, students } = request
  if (!journey || journey.ownTransfer || hasNeed(request, 'own-transport')) return []
  const use: Use = {
    for: 'trip',
    whole: [1, request.days],
    half: [],
    km: 4 * journey.transfer.km,
    nights: 0,
    passages: passagesOn(legsOf(trip).transfer, 2, tollPlazas),
  }
  const { coaches, hires } = hireFor(use, { students, people }, rates, economy.rates, hasRoomForBags)
  const lines = hires.map(({ vehicle, count, unitCents, units }) =>
    priceLine({ code: 'transfer', vehicle, count, airport: firstAirport(journey) }, unitCents, count * units, students),
  )
  return [...lines, ...tollLines(coaches, use.passages, economy.rates, students)]
}

/** What flying costs: the fares, and the way between home and the airport. */
export const flightLines = (trip: ScheduledTrip, people: number, facts: PricedBy): PriceLine[] => [
  ...fareLines(trip, facts.rates),
  ...transferLines(trip, people, facts),
]
