import type { LimitPart } from '../../idea/requests/request.ts'
import { CATEGORY_OF, CATEGORY_OF_PART, COST_CATEGORIES, type CostCategory } from '../../itinerary/costs.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import { cents } from './money.ts'
import type { PlanUnderTest } from './plan-under-test.ts'

const shareOfCategory = ({ itinerary }: PlanUnderTest, category: CostCategory): number =>
  itinerary.cost_breakdown[COST_CATEGORIES[category]] ?? 0

/** What a learner pays for a part of the trip, rand; null for a part that has no category of its own. */
export function shareOfPart(plan: PlanUnderTest, part: LimitPart): number | null {
  if (part === 'whole') return plan.itinerary.total_per_student
  const category = CATEGORY_OF_PART[part]
  return category ? shareOfCategory(plan, category) : null
}

/** Rand of a learner's price without the parts that others pay and the money that others give, as the idea says. */
export function payableByFamilies({ idea, itinerary }: PlanUnderTest): number {
  const limits = idea.requests.flatMap((one) => (one.kind === 'limit' ? [one.limit] : []))
  const parts = limits.flatMap((one) => (one.code === 'paid_by_others' ? [one.part] : []))
  const paid = new Set(parts.flatMap((part) => CATEGORY_OF_PART[part] ?? []))
  const isPaid = (line: CostLine) =>
    (line.code !== undefined && paid.has(CATEGORY_OF[line.code])) || (parts.includes('adults') && line.for === 'adults')
  const others = itinerary.cost_details.filter(isPaid).reduce((sum, { per_student }) => sum + cents(per_student), 0)
  const { students } = itinerary.group_details
  // A sum that was read as the budget is what may be spent, and not what comes on top of it.
  const given = limits.reduce((sum, one) => {
    if (one.code !== 'subsidy' || one.rand === null || one.rand === idea.budget) return sum
    return sum + cents(one.rand) * (one.each ? students : 1)
  }, 0)
  const subsidy = idea.budgetScope === 'group' ? 0 : Math.floor(given / students)
  return Math.max(0, cents(itinerary.total_per_student) - others - subsidy) / 100
}
