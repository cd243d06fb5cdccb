import type { Facts } from '#shared/domain/catalogue/facts'
import { answerRequests } from './answers/answer-requests.ts'
import type { Plan } from './plan.ts'
import { planTrip } from './plan-trip.ts'
import { FIRST_ECONOMY } from './request/economy.ts'

/** The plan with what became of each request. `unlimited` plans the trip as it would be without a budget. */
export function withAnswers(
  plan: Plan,
  facts: Facts,
  unlimited = () => planTrip({ ...plan.request, budgetCents: null }, facts, FIRST_ECONOMY),
): Plan {
  if (plan.request.requests.length + plan.request.barred.length === 0) return plan
  let free: Plan | null = null
  const withoutBudget = () => (free ??= unlimited())
  return { ...plan, answers: answerRequests(plan, withoutBudget, facts) }
}
