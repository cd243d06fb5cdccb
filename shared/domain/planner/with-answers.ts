import type { Facts } from '#shared/domain/catalogue/facts'
import { answerRequests } from './answers/answer-requests.ts'
import type { Plan } from './plan.ts'
import { planTrip } from './plan-trip.ts'
import { FIRST_ECONOMY } from './request/economy.ts'

/** The plan with what became of each request. `first` is the trip as it would be without a budget, if it is known. */
export function withAnswers(plan: Plan, facts: Facts, first: Plan | null = null): Plan {
  if (plan.request.requests.length + plan.request.barred.length === 0) return plan
  let free = first
  const withoutBudget = () => (free ??= planTrip({ ...plan.request, budgetCents: null }, facts, FIRST_ECONOMY))
  return { ...plan, answers: answerRequests(plan, withoutBudget, facts) }
}
