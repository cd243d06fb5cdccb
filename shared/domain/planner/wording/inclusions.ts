import { firstAirport, lastAirport } from '../request/air-journey.ts'
import { isAirport } from '../request/airports.ts'
import { hasNeed, type TripRequest } from '../request/trip-request.ts'
import type { CostCategory } from '../../itinerary/costs.ts'
import { allProgrammes, allVisits, type Plan } from '../plan.ts'
import { categoriesOf, categoryOf, costInWords } from './cost-words.ts'
import { type TextWithLead, withLead, withoutLead } from '../../text-with-lead.ts'
import { capital, listOf, numberWord } from '../../itinerary/words.ts'
import { HEADLINE_PHRASES } from './language/headline-phrases.ts'
import { ENGLISH, type Writer } from './language/writer.ts'

const count = (n: number, one: string, many: string) => `${numberWord(n)} ${n === 1 ? one : many}`
const BOARD = {
  'self-catering': 'self-catering',
  'bed-breakfast': 'with breakfast',
  'half-board': 'with dinner and breakfast',
  'full-board': 'with all meals',
} as const

function bedsInWords(plan: Plan): string {
  const nightsOf = new Map<string, number>()
  for (const { stay: main, companions } of plan.lodgings)
    for (const { name, board } of [main, ...companions]) {
      const stay = `${name} (${BOARD[board]})`
      nightsOf.set(stay, (nightsOf.get(stay) ?? 0) + 1)
    }
  return listOf([...nightsOf].map(([stay, nights]) => `${count(nights, 'night', 'nights')} at ${stay}`))
}

/** What the price holds, one sentence for each of its categories. */
export function inclusionsOf(plan: Plan): TextWithLead[] {
  const { request, price } = plan
  const codes = new Set(price.lines.map(({ item }) => item.code))
  const places = allVisits(plan).flatMap(({ candidate: { place, arranged } }) =>
    arranged?.programmes ? [] : place.name,
  )
  const coaches = price.coaches.map(
    ({ vehicle, count: n }) => `${n} × ${vehicle.label.toLowerCase()} (${vehicle.seats} seats)`,
  )
  const meals = price.lines
    .filter((line) => categoryOf(line) === 'meals')
    .map(({ item }) => costInWords(item))
    .map((words) => words.charAt(0).toLowerCase() + words.slice(1))
  const hires = price.lines.flatMap(({ item }) => (item.code === 'coach' || item.code === 'local_bus' ? item.hire : []))
  const isDropped = hires.some((hire) => hire.for === 'there_and_back')
  const local = [
    ...new Set(
      hires.flatMap((hire) =>
        hire.for === 'local' ? `${hire.count} × ${hire.vehicle.label.toLowerCase()} (${hire.vehicle.seats} seats)` : [],
      ),
    ),
  ]
  const { journey } = request
  const said: Record<CostCategory, TextWithLead> = {
    flights: withLead(
      'Flights',
      journey
        ? `there and back between ${firstAirport(journey).name} and ${lastAirport(journey).name}, with a checked bag, for every learner and adult.`
        : '',
    ),
    transport: withLead(
      'Transport',
      `${listOf(coaches)} with driver${codes.has('driver') ? ', the driver’s room and meals' : ''}${isDropped ? ', on the first and the last day' : ''}${codes.has('local_bus') ? `; ${listOf(local)} between, hired there` : ''}${codes.has('tolls') ? ', tolls' : ''}${journey && codes.has('transfer') ? `; a bus from ${journey.home.name} to the airport and back` : ''}.`,
    ),
    accommodation: withLead('Accommodation', `${bedsInWords(plan)}, separate rooms for girls, boys and staff.`),
    meals: withLead('Meals', `${listOf(meals)}.`),
    entrance_fees: withLead('Entrance fees for every learner and adult', `${listOf(places)}.`),
    guides: withLead('Guides', 'a registered tour guide every day.'),
    insurance: withLead('Insurance', 'travel insurance for every learner.'),
    contingency: withLead(
      'Contingency',
      `a reserve for what costs more than expected${codes.has('price_rise') ? ', and the rise in prices until the trip' : ''}.`,
    ),
    platform_fee: withLead('Platform fee', 'Uhambo’s fee with VAT.'),
  }
  return categoriesOf(plan).map((category) => said[category])
}

const OWN_FLIGHTS = {
  in_hand: 'you have your tickets.',
  apart: 'you pay for them apart from this price.',
} as const

/** The journey that the group makes outside the plan, because it is too long for these days. */
export const wayNotInPrice = ({ home, journey, start }: TripRequest, { language, nameOf }: Writer): string | null =>
  home && !journey ? HEADLINE_PHRASES.way[language](nameOf(home.name), nameOf(start.name), isAirport(start)) : null

/** What of the travelling is not in the price: the journey, flights that the group pays for itself, its own bus. */
export function travelNotInPrice({ request }: Plan, writer: Writer): string | null {
  const { language, grammar } = writer
  const way = wayNotInPrice(request, writer)
  const parts = [
    ...(way ? [way] : []),
    ...(request.journey && request.flights?.tickets ? [HEADLINE_PHRASES.ownFlights[language]] : []),
    ...(hasNeed(request, 'own-transport') ? [HEADLINE_PHRASES.ownBus[language]] : []),
  ]
  return parts.length > 0 ? grammar.list(parts) : null
}

export function exclusionsOf(plan: Plan): TextWithLead[] {
  const { request } = plan
  const list = [
    withLead(request.days === 1 ? 'Lunch' : 'Lunch on the first day', 'brought from home.'),
    withoutLead('Pocket money, snacks and souvenirs.'),
  ]
  if (request.journey && request.flights?.tickets) list.push(withLead('Flights', OWN_FLIGHTS[request.flights.tickets]))
  const way = wayNotInPrice(request, ENGLISH)
  if (way) list.push(withoutLead(`${capital(way)}.`))
  if (hasNeed(request, 'own-transport')) list.push(withoutLead('Your own bus, its fuel, tolls and driver.'))
  if (plan.lodgings.length > 0) list.push(withoutLead('Activities at the stay for which it charges extra.'))
  const material = allProgrammes(plan).reduce((sum, { cost_zar = 0 }) => sum + cost_zar, 0)
  if (material > 0) list.push(withoutLead(`Material for the programmes, about R${material} a learner.`))
  if (plan.days.at(-1)!.steps.at(-1)!.end > 18 * 60 + 30) list.push(withoutLead('Supper on the way home.'))
  if (!categoriesOf(plan).includes('guides'))
    list.push(withoutLead('A tour guide for the whole trip; the places’ own guides are used.'))
  return list
}
