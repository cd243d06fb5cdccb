import type { Facts } from '#shared/domain/catalogue/facts'
import { answerRequests } from './answers/answer-requests.ts'
import type { Plan } from './plan.ts'
import { planTrip } from './plan-trip.ts'

/** The plan with what became of each request. */
export const withAnswers = (plan: Plan, facts: Facts): Plan =>
  plan.request.requests.length === 0
    ? plan
    : { ...plan, answers: answerRequests(plan, (request) => planTrip(request, facts, plan.economy), facts) }
