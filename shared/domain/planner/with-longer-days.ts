import { askedVisits, lacksAsked, losesNothingAsked } from './asked-visits.ts'
import type { Plan } from './plan.ts'
import {
  CHEAP_ECONOMY,
  type Economy,
  LOW_RATE_ECONOMIES,
  savesMoreThan,
  USUAL_RATE_ECONOMIES,
} from './request/economy.ts'
import type { TripRequest } from './request/trip-request.ts'

/** Null if no trip is found. */
export type Replan = (request: TripRequest, economy: Economy) => Plan | null

/** What is tried if longer days cost too much: what was asked for comes before the guide, dear places and the usual rates. */
const CHEAPER: readonly Economy[] = [USUAL_RATE_ECONOMIES[3]!, ...LOW_RATE_ECONOMIES, CHEAP_ECONOMY]

const SLEEP_MINUTES = 8 * 60
const DAY_MINUTES = 24 * 60
/** Whether everybody can sleep for eight hours between the evening of each day and the next breakfast. */
const sleepsEnough = ({ days }: Plan): boolean =>
  days.every(({ steps }, at) => {
    const next = days[at + 1]?.steps[0]?.start ?? DAY_MINUTES
    return DAY_MINUTES - (steps.at(-1)?.end ?? 0) + next >= SLEEP_MINUTES
  })

/**
 * The plan with longer days, where these have room for more of what was asked for and lose nothing of it; if that is
 * too dear, with a greater economy; at last without what nobody asked for. A day trip has been tried with longer hours
 * before; `isAffordable` says whether a plan may take the place of this one.
 */
export function withLongerDays(plan: Plan, replan: Replan, isAffordable: (other: Plan) => boolean): Plan {
  const { request, economy } = plan
  const before = askedVisits(plan)
  if (request.days === 1 || !lacksAsked(plan)) return plan
  const long: TripRequest = { ...request, longDays: true }
  const isBetter = (other: Plan) =>
    askedVisits(other).size > before.size &&
    losesNothingAsked(other, plan) &&
    other.faults <= plan.faults &&
    sleepsEnough(other)
  const first = replan(long, economy)
  if (!first || !isBetter(first)) return plan
  if (isAffordable(first)) return first
  for (const cheaper of CHEAPER.filter((one) => savesMoreThan(one, economy))) {
    const other = replan(long, cheaper)
    if (other && isBetter(other) && isAffordable(other)) return other
  }
  const alone = replan({ ...long, onlyAsked: true }, CHEAP_ECONOMY)
  return alone && isBetter(alone) && isAffordable(alone) ? alone : plan
}
