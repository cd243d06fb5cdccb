import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import { planRequest } from '../planner/meet-budget.ts'
import type { Plan } from '../planner/plan.ts'
import { readTripRequest } from '../planner/request/read-trip-request.ts'
import type { Edits } from './edits.ts'

/** What a plan is made from. `text` is the idea's own. */
export interface Trip {
  idea: Idea
  text: string
  facts: Facts
  /** An ISO day. */
  today: string
}

/** The planner's own plan of the idea with the changed fields: it gives start, economy and the days nobody touched. */
const planOf = ({ idea, facts, today }: Trip): Plan => planRequest(readTripRequest(idea, facts, today), facts)

const MOST_KEPT = 4
const known = new WeakMap<Facts, Map<string, Plan>>()
/** The same, kept for the next change of the same trip. */
export function basisOf(trip: Trip, { fields, answers, package: style }: Edits): Plan {
  const plans = known.get(trip.facts) ?? new Map<string, Plan>()
  known.set(trip.facts, plans)
  const key = JSON.stringify([trip.today, trip.text, fields, answers, style])
  const plan = plans.get(key) ?? planOf(trip)
  plans.delete(key)
  plans.set(key, plan)
  for (const oldest of [...plans.keys()].slice(0, -MOST_KEPT)) plans.delete(oldest)
  return plan
}
