import type { Facts } from '../../catalogue/facts.ts'
import { type MealPlanned, PAPERWORK_CODES, type Reason } from '../../itinerary/requests.ts'
import { inWholeRand } from '../../money.ts'
import { clockOf, listOf } from '../../itinerary/words.ts'
import { hasNeed } from '../request/trip-request.ts'
import type { Plan } from '../plan.ts'
import { guideCents } from '../price/price-trip.ts'
import { drivesByDay, longestDrive } from './answer-hours.ts'

/** "2 × minibus": the vehicles in the price, after the flights. */
export function vehiclesPlanned({ price, request }: Plan): Reason | null {
  const flies = request.journey !== null
  const hired = hasNeed(request, 'own-transport') ? [] : price.coaches
  const said = hired.map(({ vehicle, count }) => `${count} × ${vehicle.label.toLowerCase()}`)
  const planned = listOf([...(flies ? ['flights'] : []), ...said])
  const vehicles = hired.map(({ vehicle: { id }, count }) => ({ id, count }))
  return planned === '' ? null : { code: 'other_vehicles', params: { planned, flies, vehicles } }
}
export function bedsPlanned({ lodgings }: Plan): Reason | null {
  const stays = [...new Set(lodgings.map(({ stay }) => stay.name))]
  return stays.length > 0 ? { code: 'other_bed', params: { planned: listOf(stays), stays } } : null
}
export function guidesPlanned({ price, days }: Plan): Reason | null {
  const line = price.lines.find(({ item }) => item.code === 'guide')
  return line ? { code: 'planned_guides', params: { guides: line.quantity / days.length } } : null
}
/** Why a guide that was asked for is not in the price. */
export function guideLeftOut(plan: Plan, facts: Facts): Reason | null {
  if (plan.request.guide !== true || plan.economy.guide) return null
  const cents = guideCents({ ...plan, economy: { ...plan.economy, guide: true } }, facts.rates)
  return { code: 'guide_left_out', params: { cents } }
}
export const adultsPlanned = ({ request: { teachers, students } }: Plan): Reason => ({
  code: 'planned_adults',
  params: { adults: teachers, learners: students },
})
export const pricePlanned = ({ price: { perStudentCents }, request: { students } }: Plan): Reason => ({
  code: 'planned_price',
  params: { each_cents: inWholeRand(perStudentCents), group_cents: inWholeRand(perStudentCents * students) },
})
export const drivesPlanned = (plan: Plan): Reason => ({
  code: 'planned_drives',
  params: { longest_minutes: longestDrive(plan), by_day: drivesByDay(plan) },
})
/** Every plan lists both. */
export const inPaperwork: Reason = { code: 'in_paperwork', params: { codes: [...PAPERWORK_CODES] } }
export function mealsPlanned({ price, lodgings }: Plan): Reason {
  const has = (code: string) => price.lines.some(({ item }) => item.code === code)
  const meals: MealPlanned[] = [
    ...(has('packed_lunch') ? (['packed_lunch'] as const) : []),
    ...(has('dinner') ? (['dinner'] as const) : []),
    ...(has('groceries') ? (['groceries'] as const) : []),
    ...(lodgings.some(({ stay }) => stay.board !== 'self-catering') ? (['at_stay'] as const) : []),
  ]
  return { code: 'planned_meals', params: { meals } }
}
export function hoursPlanned({ days }: Plan): Reason {
  const [first, last] = [days[0]!.steps[0]!, days.at(-1)!.steps.at(-1)!]
  return { code: 'planned_hours', params: { begins: clockOf(first.start), ends: clockOf(last.end) } }
}
export const datesPlanned = ({ request: { startDate, endDate } }: Plan): Reason => ({
  code: 'planned_dates',
  params: { start: startDate, end: endDate },
})
