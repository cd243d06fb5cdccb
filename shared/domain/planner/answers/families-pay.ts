import type { LimitPart } from '../../idea/requests/request.ts'
import { CATEGORY_OF, CATEGORY_OF_PART } from '../../itinerary/costs.ts'
import { sumCents } from '../../money.ts'
import type { Plan } from '../plan.ts'
import type { PriceLine } from '../price/cost-line.ts'

/** Whether a line belongs to a part of the trip: to its category, or to the adults. */
const isOf = (part: LimitPart, { item }: PriceLine): boolean =>
  part === 'adults' ? 'for' in item && item.for === 'adults' : CATEGORY_OF[item.code] === CATEGORY_OF_PART[part]
/** Whether a price has lines of its own for a part of the trip. */
export const isPriced = (part: LimitPart): boolean => part === 'adults' || CATEGORY_OF_PART[part] !== undefined

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
