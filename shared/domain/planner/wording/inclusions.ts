import { firstAirport, lastAirport } from '../request/air-journey.ts'
import { isAirport } from '../request/airports.ts'
import { hasNeed, type TripRequest } from '../request/trip-request.ts'
import type { CostCategory } from '../../itinerary/costs.ts'
import { allProgrammes, allVisits, type Plan } from '../plan.ts'
import { categoriesOf, categoryOf, costInWords } from './cost-words.ts'
import { type TextWithLead, withoutLead } from '../../text-with-lead.ts'
import { HEADLINE_PHRASES } from './language/headline-phrases.ts'
import { BOARD, EXCLUSION_PHRASES, INCLUSION_PHRASES } from './language/price-phrases.ts'
import type { Writer } from './language/writer.ts'
import type { Vehicle } from '../../catalogue/rates.ts'
import { vehicleIn } from '../../itinerary/language/vehicle-names.ts'

function bedsInWords(plan: Plan, { language, grammar }: Writer): string {
  const nightsOf = new Map<string, number>()
  for (const { stay: main, companions } of plan.lodgings)
    for (const { name, board } of [main, ...companions]) {
      const stay = `${name} (${BOARD[language][board]})`
      nightsOf.set(stay, (nightsOf.get(stay) ?? 0) + 1)
    }
  return grammar.list([...nightsOf].map(([stay, nights]) => INCLUSION_PHRASES.nights[language](nights, stay)))
}

function transportInWords({ request: { journey }, price }: Plan, { language, grammar, nameOf }: Writer): TextWithLead {
  const say = INCLUSION_PHRASES
  const vehicleOf = ({ vehicle, count }: { vehicle: Vehicle; count: number }) =>
    say.vehicle[language](count, vehicleIn(language, vehicle).toLowerCase(), vehicle.seats)
  const codes = new Set(price.lines.map(({ item }) => item.code))
  const hires = price.lines.flatMap(({ item }) => (item.code === 'coach' || item.code === 'local_bus' ? item.hire : []))
  const local = new Set(hires.filter((hire) => hire.for === 'local').map(vehicleOf))
  const rest = [
    codes.has('driver') ? say.driversRoom[language] : '',
    hires.some((hire) => hire.for === 'there_and_back') ? say.firstAndLast[language] : '',
    codes.has('local_bus') ? say.hiredBetween[language](grammar.list([...local])) : '',
    codes.has('tolls') ? say.tolls[language] : '',
    journey && codes.has('transfer') ? say.toAirport[language](nameOf(journey.home.name)) : '',
  ]
  return say.transport[language](grammar.list(price.coaches.map(vehicleOf)), rest.join(''))
}

/** What the price holds, one sentence for each of its categories. */
export function inclusionsOf(plan: Plan, writer: Writer): TextWithLead[] {
  const { request, price } = plan
  const { language, grammar } = writer
  const say = INCLUSION_PHRASES
  const places = allVisits(plan).flatMap(({ candidate: { place, arranged } }) =>
    arranged?.programmes ? [] : place.name,
  )
  const meals = price.lines
    .filter((line) => categoryOf(line) === 'meals')
    .map(({ item }) => costInWords(item, language))
    .map((words) => words.charAt(0).toLowerCase() + words.slice(1))
  const { journey } = request
  const said: Record<CostCategory, TextWithLead> = {
    flights: say.flights[language](journey ? firstAirport(journey).name : '', journey ? lastAirport(journey).name : ''),
    transport: transportInWords(plan, writer),
    accommodation: say.accommodation[language](bedsInWords(plan, writer)),
    meals: say.meals[language](grammar.list(meals)),
    entrance_fees: say.entrance_fees[language](grammar.list(places)),
    guides: say.guides[language](),
    insurance: say.insurance[language](),
    contingency: say.contingency[language](price.lines.some(({ item }) => item.code === 'price_rise')),
    platform_fee: say.platform_fee[language](),
  }
  return categoriesOf(plan).map((category) => said[category])
}

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

export function exclusionsOf(plan: Plan, writer: Writer): TextWithLead[] {
  const { request } = plan
  const { language, grammar } = writer
  const say = EXCLUSION_PHRASES
  const list = [say[request.days === 1 ? 'lunch' : 'firstLunch'][language](), withoutLead(say.pocketMoney[language])]
  if (request.journey && request.flights?.tickets)
    list.push(say[request.flights.tickets === 'in_hand' ? 'flightsInHand' : 'flightsApart'][language]())
  const way = wayNotInPrice(request, writer)
  if (way) list.push(withoutLead(`${grammar.capital(way)}.`))
  if (hasNeed(request, 'own-transport')) list.push(withoutLead(say.ownBus[language]))
  if (plan.lodgings.length > 0) list.push(withoutLead(say.stayExtras[language]))
  const material = allProgrammes(plan).reduce((sum, { cost_zar = 0 }) => sum + cost_zar, 0)
  if (material > 0) list.push(withoutLead(say.material[language](material)))
  if (plan.days.at(-1)!.steps.at(-1)!.end > LATE_HOME) list.push(withoutLead(say.supper[language]))
  if (!categoriesOf(plan).includes('guides')) list.push(withoutLead(say.guide[language]))
  return list
}
const LATE_HOME = 18 * 60 + 30
