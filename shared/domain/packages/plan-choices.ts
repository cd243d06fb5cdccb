import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import type { KindOfTrip } from '../kinds-of-trip.ts'
import { planRequest } from '../planner/meet-budget.ts'
import { readTripRequest } from '../planner/request/read-trip-request.ts'
import type { Style } from '../planner/request/trip-request.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import type { Context as CheckedWith } from '../verifier/derived/plan-under-test.ts'
import { verify } from '../verifier/verify.ts'
import type { RequestOfStyle } from './attempts.ts'
import { type OtherKinds, planKinds } from './plan-kinds.ts'
import { type Package, planPackages } from './plan-packages.ts'

/** A package besides the plan that is there: without a plan if it is the same as Classic. */
export type OtherPackage = Omit<Package, 'itinerary'> & { itinerary: Itinerary | null }
export interface PlannedKinds extends OtherKinds {
  /** The plan of no kind; absent: it is the plan that is there. */
  plan?: Itinerary
}
/** What can be chosen in place of a plan. */
export interface PlannedChoices {
  /** The packages besides the plan's own. */
  others: OtherPackage[]
  /** Plans of other kinds; null if the idea is not vague. */
  kinds: PlannedKinds | null
}
/** The plan that is there, and what it is made from. */
export interface PresentPlan extends CheckedWith {
  itinerary: Itinerary
  style: Style
  kind: KindOfTrip | undefined
  request: RequestOfStyle
}

/** The other packages of a plan and, for a vague idea, plans of other kinds. */
export function planChoices(idea: Idea, facts: Facts, present: PresentPlan): PlannedChoices {
  const { itinerary, style, kind, request, ...checkedWith } = present
  const packages = planPackages(idea, facts, { ...checkedWith, request, shown: { style, itinerary } })
  const others = packages
    .filter((one) => one.style !== style)
    .map((one) => ({ ...one, itinerary: one.sameAs ? null : one.itinerary }))
  const ofNoKind = kind === undefined ? undefined : planOfNoKind(idea, facts, checkedWith)
  const kinds = planKinds(idea, facts, { ...checkedWith, first: ofNoKind ?? itinerary })
  return { others, kinds: kinds && { ...kinds, ...(ofNoKind && { plan: ofNoKind }) } }
}

function planOfNoKind(idea: Idea, facts: Facts, checkedWith: CheckedWith): Itinerary {
  const draft = writeItinerary(planRequest(readTripRequest(idea, facts, checkedWith.today), facts), facts)
  return { ...draft, checks: verify(draft, idea, facts, checkedWith) }
}
