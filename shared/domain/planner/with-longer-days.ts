import { askedVisits, countAsked, losesNothingAsked } from './asked-visits.ts'
import type { Plan } from './plan.ts'
import type { TripRequest } from './request/trip-request.ts'

/**
 * The plan with longer days, where these have room for more of what was asked for and lose nothing of it. A day trip
 * has been tried with longer hours before; `isAffordable` says whether a plan may take the place of this one.
 */
export function withLongerDays(
  plan: Plan,
  replan: (request: TripRequest) => Plan,
  isAffordable: (other: Plan) => boolean,
): Plan {
  const { request } = plan
  const before = askedVisits(plan)
  if (request.days === 1 || before.size === countAsked(request)) return plan
  const other = replan({ ...request, longDays: true })
  const after = askedVisits(other)
  return after.size > before.size &&
    losesNothingAsked(other, plan) &&
    other.faults <= plan.faults &&
    isAffordable(other)
    ? other
    : plan
}
