import { isAirport } from '../brief/airports.ts'
import { hasNeed } from '../brief/brief.ts'
import type { CostCategory } from '../price/cost-line.ts'
import { allVisits, type Plan } from '../plan.ts'
import { listOf, numberWord } from './words.ts'

const count = (n: number, one: string, many: string) => `${numberWord(n)} ${n === 1 ? one : many}`
const BOARD = {
  'self-catering': 'self-catering',
  'bed-breakfast': 'with breakfast',
  'half-board': 'with dinner and breakfast',
  'full-board': 'with all meals',
} as const

function bedsInWords(plan: Plan): string {
  const houses = new Map<string, number>()
  for (const { stay, companions } of plan.lodgings)
    for (const house of [stay, ...companions])
      houses.set(
        `${house.name} (${BOARD[house.board]})`,
        (houses.get(`${house.name} (${BOARD[house.board]})`) ?? 0) + 1,
      )
  return listOf([...houses].map(([house, nights]) => `${count(nights, 'night', 'nights')} at ${house}`))
}

/** What the price holds, one sentence for each of its categories. */
export function inclusionsOf(plan: Plan): string[] {
  const { brief, price } = plan
  const categories = [...new Set(price.lines.map(({ category }) => category))]
  const places = allVisits(plan).map(({ candidate }) => candidate.place.name)
  const coaches = price.coaches.map(
    ({ vehicle, count: n }) => `${n} × ${vehicle.label.toLowerCase()} (${vehicle.seats} seats)`,
  )
  const meals = price.lines
    .filter(({ category }) => category === 'Meals')
    .map(({ item }) => item.charAt(0).toLowerCase() + item.slice(1))
  const said: Record<CostCategory, string> = {
    Transport: `Transport: ${listOf(coaches)} with driver${brief.days > 1 ? ', the driver’s room and meals' : ''}${price.lines.some(({ item }) => item.startsWith('Tolls')) ? ', tolls' : ''}.`,
    Accommodation: `Accommodation: ${bedsInWords(plan)}, separate rooms for girls, boys and staff.`,
    Meals: `Meals: ${listOf(meals)}.`,
    'Entrance fees': `Entrance fees for every learner and adult: ${listOf(places)}.`,
    Guides: 'Guides: a registered tour guide every day.',
    Insurance: 'Insurance: travel insurance for every learner.',
    Contingency: `Contingency: a reserve for what costs more than expected${price.lines.some(({ item }) => item.startsWith('Prices of')) ? ', and the rise in prices until the trip' : ''}.`,
    'Platform fee': 'Platform fee: Uhambo’s fee with VAT.',
  }
  return categories.map((category) => said[category])
}

export function exclusionsOf(plan: Plan): string[] {
  const { brief } = plan
  const list = [
    brief.days === 1 ? 'Lunch: brought from home.' : 'Lunch on the first day: brought from home.',
    'Pocket money, snacks and souvenirs.',
  ]
  if (brief.home)
    list.push(
      `${isAirport(brief.start) ? 'Flights and the way' : 'The way'} from ${brief.home.name} to ${brief.start.name} and back.`,
    )
  if (hasNeed(brief, 'own-transport')) list.push('Your own bus, its fuel, tolls and driver.')
  if (plan.lodgings.length > 0) list.push('Activities at the stay for which it charges extra.')
  if (plan.days.at(-1)!.steps.at(-1)!.end > 18 * 60 + 30) list.push('Supper on the way home.')
  if (!plan.price.lines.some(({ category }) => category === 'Guides'))
    list.push('A tour guide for the whole trip; the places’ own guides are used.')
  return list
}
