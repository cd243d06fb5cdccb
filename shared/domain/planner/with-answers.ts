import type { Facts } from '#shared/domain/catalogue/facts'
import { answerRequests } from './answers/answer-requests.ts'
import type { Plan } from './plan.ts'
import { planTrip } from './plan-trip.ts'
import { ECONOMIES } from './request/economy.ts'

/** The plan with what became of each request. */
export function withAnswers(plan: Plan, facts: Facts): Plan {
  if (plan.request.requests.length + plan.request.barred.length === 0) return plan
  let free: Plan | null = null
  const withoutBudget = () => (free ??= planTrip({ ...plan.request, budgetCents: null }, facts, ECONOMIES[0]!))
  return { ...plan, answers: answerRequests(plan, withoutBudget, facts) }
}
