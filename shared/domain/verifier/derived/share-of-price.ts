import type { LimitPart } from '../../idea/requests/request.ts'
import { COST_CATEGORIES, type CostCategory } from '../../itinerary/costs.ts'
import { cents } from './money.ts'
import type { PlanUnderTest } from './plan-under-test.ts'

/** The category of a price that a part of the trip is called by. */
const CATEGORY_OF_PART: Partial<Record<LimitPart, CostCategory>> = {
  bus: 'transport',
  entrance: 'entrance_fees',
  food: 'meals',
  beds: 'accommodation',
  flights: 'flights',
}
const shareOfCategory = ({ itinerary }: PlanUnderTest, category: CostCategory): number =>
  itinerary.cost_breakdown[COST_CATEGORIES[category]] ?? 0

/** What a learner pays for a part of the trip, rand; null for a part that has no category of its own. */
export function shareOfPart(plan: PlanUnderTest, part: LimitPart): number | null {
  if (part === 'whole') return plan.itinerary.total_per_student
  const category = CATEGORY_OF_PART[part]
  return category ? shareOfCategory(plan, category) : null
}

/** Rand of a learner's price without the parts that others pay, as the idea says. */
export function payableByFamilies(plan: PlanUnderTest): number {
  const paid = new Set(
    plan.idea.requests.flatMap((one) =>
      one.kind === 'limit' && one.limit.code === 'paid_by_others' ? (CATEGORY_OF_PART[one.limit.part] ?? []) : [],
    ),
  )
  const others = [...paid].reduce((sum, category) => sum + cents(shareOfCategory(plan, category)), 0)
  return (cents(plan.itinerary.total_per_student) - others) / 100
}
