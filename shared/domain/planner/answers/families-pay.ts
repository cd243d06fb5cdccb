import type { LimitPart } from '../../idea/requests/request.ts'
import { CATEGORY_OF, type CostCategory } from '../../itinerary/costs.ts'
import { sumCents } from '../../money.ts'
import type { Plan } from '../plan.ts'
import type { PriceLine } from '../price/cost-line.ts'

/** What of a price is called by a part of the trip: a category, or the lines of the adults. */
const CATEGORIES: Partial<Record<LimitPart, CostCategory>> = {
  bus: 'transport',
  entrance: 'entrance_fees',
  food: 'meals',
  beds: 'accommodation',
  flights: 'flights',
}
const isOf = (part: LimitPart, { item }: PriceLine): boolean =>
  part === 'adults' ? 'for' in item && item.for === 'adults' : CATEGORY_OF[item.code] === CATEGORIES[part]
/** Whether a price has lines of its own for a part of the trip. */
export const isPriced = (part: LimitPart): boolean => part === 'adults' || CATEGORIES[part] !== undefined

/** What a learner's price has for a part of the trip, in cents. */
export const centsForPart = (part: LimitPart, { price }: Pick<Plan, 'price'>): number =>
  sumCents(price.lines.filter((line) => isOf(part, line)).map(({ perStudentCents }) => perStudentCents))

/** What a learner pays after the parts that others pay and after money that others give. */
export function payableCents({ price, request }: Pick<Plan, 'price' | 'request'>): number {
  const { paidByOthers, subsidyCents, students } = request
  const own = price.lines.filter((line) => !paidByOthers.some((part) => isOf(part, line)))
  const cents = sumCents(own.map(({ perStudentCents }) => perStudentCents))
  return Math.max(0, cents - Math.floor(subsidyCents / students))
}
