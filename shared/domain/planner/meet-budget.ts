import type { Facts } from '#shared/domain/catalogue/facts'
import type { Note } from '../itinerary/notes.ts'
import { payableCents } from './answers/answer-conditions.ts'
import { addRequestedPlaces } from './add-requested-places.ts'
import type { Plan } from './plan.ts'
import { planOnBasis, type TripBasis, planWithBasis } from './plan-trip.ts'
import { guidesOf } from './price/price-trip.ts'
import { ECONOMIES, type Economy, savingsOf } from './request/economy.ts'
import type { TripRequest } from './request/trip-request.ts'
import { savingOptions } from './saving-options.ts'
import { withAnswers } from './with-answers.ts'

/** The plan of a request, with what became of each thing that was asked for. */
export const planRequest = (request: TripRequest, facts: Facts): Plan => withAnswers(meetBudget(request, facts), facts)

/** The best plan within the budget; if there is none, the cheapest that was found, with notes on what would lower its price. */
export function meetBudget(request: TripRequest, facts: Facts): Plan {
  const { plan: first, basis } = planWithBasis(request, facts, ECONOMIES[0]!)
  const isGuided = guidesOf(first) > 0
  const planAt = (economy: Economy, from: TripBasis = basis): Plan => {
    const plan = planOnBasis(from, facts, economy)
    const made = savingsOf(economy, isGuided)
    return made.length === 0 ? plan : { ...plan, notes: [...plan.notes, { code: 'savings', params: { made } }] }
  }
  const withRequested = (plan: Plan): Plan =>
    addRequestedPlaces(plan, (changed) => planAt(plan.economy, { ...basis, request: changed }), facts)

  const { budgetCents } = request
  if (budgetCents === null || fits(first, budgetCents)) return withRequested(first)
  const last = planAt(ECONOMIES.at(-1)!)
  if (fits(last, budgetCents)) return withRequested(firstFitting(last, budgetCents, planAt))
  return overBudget(withRequested(cheapestOf([planAt(ECONOMIES.at(-2)!), first, last])), budgetCents, facts)
}
const fits = (plan: Plan, budgetCents: number): boolean => payableCents(plan) <= budgetCents

/** The plan of the first economy that fits the budget, by bisection; `last` is that of the last one, which fits. */
function firstFitting(last: Plan, budgetCents: number, planAt: (economy: Economy) => Plan): Plan {
  let fitting = last
  let [low, high] = [1, ECONOMIES.length - 2]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const plan = planAt(ECONOMIES[middle]!)
    if (fits(plan, budgetCents)) [fitting, high] = [plan, middle - 1]
    else low = middle + 1
  }
  return fitting
}

/** The cheapest of those plans that have the fewest faults. */
function cheapestOf(plans: readonly Plan[]): Plan {
  const fewest = Math.min(...plans.map(({ faults }) => faults))
  return plans
    .filter(({ faults }) => faults === fewest)
    .reduce((best, plan) => (plan.price.perStudentCents < best.price.perStudentCents ? plan : best))
}

/** The cheapest plan, with notes if even that exceeds the budget. */
function overBudget(cheapest: Plan, budgetCents: number, facts: Facts): Plan {
  const { request } = cheapest
  const problem: Note = {
    code: 'over_budget',
    params: { budget_cents: budgetCents, days: request.days, price_cents: payableCents(cheapest) },
  }
  return { ...cheapest, notes: [...cheapest.notes, problem, ...savingOptions(cheapest, facts)] }
}
