import { yearOf } from '#shared/domain/calendar'
import type { Rates } from '#shared/domain/catalogue/rates'
import type { Place, Stay } from '#shared/domain/catalogue/facts'
import { centsOfRand, percentOfCents } from '../../money.ts'
import { assignBeds } from '../search/bases/lodging.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { buysFirstLunch, groupSize, type TripRequest } from '../request/trip-request.ts'
import type { ScheduledTrip } from '../schedule/scheduled-trip.ts'
import { GUIDE_FROM_DAYS, PEOPLE_PER_GUIDE, PLATFORM_FEE_PERCENT } from './settings.ts'
import { chooseFleet, type Fleet } from './choose-fleet.ts'
import { type CostItem, groupTotal, perStudentTotal, type PriceLine, priceLine } from './cost-line.ts'
import { flightLines } from './flight-lines.ts'
import { mealLines } from './meal-lines.ts'
import type { PricedTrip } from './priced-trip.ts'
import { type PricedBy, rateCents } from './rate-cents.ts'
import { tollLines } from './toll-lines.ts'

const wantsGuide = ({ guide, camp, days, style }: TripRequest): boolean =>
  guide === true || (!camp && days >= GUIDE_FROM_DAYS[style])
/** The number of registered guides for the whole trip. */
const guidesOf = ({ request, economy }: Pick<ScheduledTrip, 'request' | 'economy'>): number =>
  economy.guide && wantsGuide(request) ? Math.ceil(groupSize(request) / PEOPLE_PER_GUIDE) : 0
/** Whether the price of a trip has a guide for the whole of it. */
export const isGuided = ({ price }: Pick<PricedTrip, 'price'>): boolean =>
  price.lines.some(({ item }) => item.code === 'guide')

/** No vehicle is hired for the seat of a guide whom nobody asked for: those come along for whom the coaches have a seat. */
function guidesWithSeats(trip: ScheduledTrip, facts: PricedBy): number {
  const wanted = guidesOf(trip)
  if (wanted === 0 || trip.request.guide) return wanted
  const free = chooseFleet(trip, 0, facts).hired.map(
    ({ coaches }) =>
      coaches.reduce((sum, { vehicle, count }) => sum + vehicle.seats * count, 0) - groupSize(trip.request),
  )
  return Math.max(0, Math.min(wanted, ...free))
}

/** What the guides of a trip cost a learner. */
export function guideCents(trip: ScheduledTrip, rates: Rates): number {
  const { students, days } = trip.request
  const rate = rateCents(rates.staff.registered_tour_guide_per_day, trip.economy.rates)
  return Math.round((rate * guidesOf(trip) * days) / students)
}

function transportLines({ hired }: Fleet, { request, economy }: ScheduledTrip, rates: Rates): PriceLine[] {
  const { students } = request
  const driver = rateCents(rates.transport.driver_overnight, economy.rates)
  const lines = hired.flatMap(({ use, coaches, hires }) => {
    const count = coaches.reduce((sum, coach) => sum + coach.count, 0)
    return [
      ...hires.map((hire) => {
        const code = hire.for === 'local' ? 'local_bus' : 'coach'
        return priceLine({ code, hire }, hire.unitCents, hire.count * hire.units, students)
      }),
      priceLine({ code: 'driver' }, driver, count * use.nights, students),
      ...tollLines(coaches, use.passages, economy.rates, students),
    ]
  })
  return lines.filter(({ totalCents }) => totalCents > 0)
}

/** The adults who pay where one goes in free with so many learners; where that is not known, all pay. */
function payingAdults(
  teachers: number,
  learners: number,
  { learners_per_free_adult: perAdult }: Pick<Place, 'learners_per_free_adult'>,
): number {
  return Math.max(0, teachers - (perAdult === undefined ? 0 : Math.floor(learners / perAdult)))
}

function bedLines({ lodgings, request }: ScheduledTrip): PriceLine[] {
  const nights = new Map<Stay, { learners: number; adults: number }>()
  for (const lodging of lodgings) {
    let uncharged = request.unchargedAdults ?? 0
    for (const { stay, students, teachers } of assignBeds(lodging, request.students, request.teachers)) {
      const known = nights.get(stay) ?? { learners: 0, adults: 0 }
      const paying = Math.min(payingAdults(teachers, students, stay), Math.max(0, teachers - uncharged))
      uncharged -= teachers - paying
      nights.set(stay, { learners: known.learners + students, adults: known.adults + paying })
    }
  }
  return [...nights].flatMap(([stay, { learners, adults }]) => [
    priceLine({ code: 'bed', stay, for: 'learners' }, centsOfRand(stay.learner_rate_zar), learners, request.students),
    ...(adults > 0
      ? [priceLine({ code: 'bed', stay, for: 'adults' }, centsOfRand(stay.adult_rate_zar), adults, request.students)]
      : []),
  ])
}

function entranceLinesOf(
  { place, arranged }: Candidate,
  { students, teachers, unchargedAdults = 0 }: TripRequest,
): PriceLine[] {
  const learners = centsOfRand(place.learner_price_zar)
  // What the group does by itself, with a programme of the catalogue, has nobody to quote a price.
  if (arranged?.programmes) return []
  if (arranged) return [priceLine({ code: 'to_be_quoted', stop: arranged }, learners, students, students)]
  const lines = [priceLine({ code: 'entrance', place, for: 'learners' }, learners, students, students)]
  if (place.adult_price_zar === 0) return lines
  const adults = centsOfRand(place.adult_price_zar)
  const paying = Math.min(payingAdults(teachers, students, place), Math.max(0, teachers - unchargedAdults))
  return [...lines, priceLine({ code: 'entrance', place, for: 'adults' }, adults, paying, students)]
}
const entranceLines = ({ days, request }: ScheduledTrip): PriceLine[] =>
  days.flatMap(({ visits, steps }) => [
    ...visits.flatMap(({ candidate }) => entranceLinesOf(candidate, request)),
    ...steps.flatMap(({ own }) =>
      own ? [priceLine({ code: 'to_be_quoted', stop: own }, 0, request.students, request.students)] : [],
    ),
    ...steps.flatMap(({ within = [] }) =>
      within.map(({ stop }) =>
        priceLine(
          { code: 'to_be_quoted', stop },
          centsOfRand(stop.place.learner_price_zar),
          request.students,
          request.students,
        ),
      ),
    ),
  ])

/** Guides and insurance. No economy cuts insurance. */
function serviceLines({ request, economy }: ScheduledTrip, guides: number, rates: Rates): PriceLine[] {
  const { students, days } = request
  const guide = rateCents(rates.staff.registered_tour_guide_per_day, economy.rates)
  const insurance = rateCents(rates.insurance.travel_insurance_per_learner_per_day, 'typical')
  return [
    ...(guides > 0 ? [priceLine({ code: 'guide' }, guide, guides * days, students)] : []),
    priceLine({ code: 'insurance' }, insurance, students * days, students),
  ]
}

/** A percentage of a sum, rounded for each learner, so that unit times learners is the total of the line. */
function shareLine(item: CostItem, ofCents: number, percent: number, students: number): PriceLine {
  return priceLine(item, Math.round(percentOfCents(ofCents, percent) / students), students, students)
}
/** The reserve, which no economy cuts, and the price increase since the year of the rate card, for at most three years. */
function contingencyLines({ request }: ScheduledTrip, subtotal: number, rates: Rates): PriceLine[] {
  const { students } = request
  const contingency = rates.overheads.contingency_percent.typical
  const lines = [shareLine({ code: 'contingency', percent: contingency }, subtotal, contingency, students)]
  const years = Math.max(0, Math.min(3, yearOf(request.startDate) - rates.year))
  if (years === 0) return lines
  const rise = (1 + rates.annual_increase_percent.typical / 100) ** years - 1
  const item: CostItem = { code: 'price_rise', from: rates.year, to: rates.year + years }
  return [...lines, shareLine(item, subtotal, rise * 100, students)]
}
function feeLines(total: number, students: number, rates: Rates): PriceLine[] {
  const { rate_percent: vat } = rates.vat
  const fee = shareLine({ code: 'fee', percent: PLATFORM_FEE_PERCENT }, total, PLATFORM_FEE_PERCENT, students)
  return [fee, shareLine({ code: 'fee_vat', percent: vat }, fee.totalCents, vat, students)]
}

/** The price of a trip; every line comes from the catalogue or the rate card. */
export function priceTrip(trip: ScheduledTrip, facts: PricedBy): PricedTrip {
  const { rates } = facts
  const { request, economy, lodgings } = trip
  const { students } = request
  const people = groupSize(request)
  const guides = guidesWithSeats(trip, facts)
  const fleet = chooseFleet(trip, guides, facts)
  const stays = lodgings.map(({ stay }) => stay)
  const direct = [
    ...flightLines(trip, people, facts),
    ...transportLines(fleet, trip, rates),
    ...bedLines(trip),
    ...mealLines(stays, students, people, rates, economy.rates, buysFirstLunch(request)),
    ...entranceLines(trip),
    ...serviceLines(trip, guides, rates),
  ]
  const costs = [...direct, ...contingencyLines(trip, groupTotal(direct), rates)]
  const lines = [...costs, ...feeLines(groupTotal(costs), students, rates)].filter(({ quantity }) => quantity > 0)
  const coaches = fleet.hired.flatMap((hired) => (hired.use.for === 'local' ? [] : hired.coaches))
  return { ...trip, price: { lines, coaches, notes: fleet.notes, perStudentCents: perStudentTotal(lines) } }
}
