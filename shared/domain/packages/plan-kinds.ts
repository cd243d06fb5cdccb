import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { KINDS_OF_TRIP, type KindOfTrip, kindOfTrip } from '../kinds-of-trip.ts'
import { centsOfRand } from '../money.ts'
import { findCandidates } from '../planner/candidates/find-candidates.ts'
import { planRequest } from '../planner/meet-budget.ts'
import type { Plan } from '../planner/plan.ts'
import { NoPlan } from '../planner/plan-trip.ts'
import { readIndex } from '../planner/places/facts-index.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { leavesOpen } from '../planner/request/leaves-open.ts'
import { readTripRequest } from '../planner/request/read-trip-request.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import type { Context as CheckedWith } from '../verifier/derived/plan-under-test.ts'
import { verify } from '../verifier/verify.ts'
import { chooseKinds, type KindCandidate, type Offered } from './choose-kinds.ts'
import { placesOf } from './describe-differences.ts'
import { isNoWorse } from './no-worse.ts'

/** A plan of another kind than the first one, checked. */
export interface PlanOfKind {
  kind: KindOfTrip
  itinerary: Itinerary
}
/** What a vague idea can choose from beside the plan of no kind. */
export interface OtherKinds {
  /** The kind of most of that plan; null for a bit of everything. */
  first: KindOfTrip | null
  others: PlanOfKind[]
}

/** Each kind that is tried is searched like a plan of its own. */
const MOST_TRIED = 5
/** A plan with more of the first plan's visits than this share is no other plan. */
const MOST_SHARED = 1 / 2
/** A plan is of a kind if at least this share of its hours at places is. */
const LEAST_OF_KIND = 0.6
/** What at least this share of the first plan's hours is already, is tried only after the others. */
const LEAST_HAD = 0.3

interface Task extends CheckedWith {
  /** The plan of no kind, with its checks. */
  first: Itinerary
}

/** The share of each kind in a plan's hours at places. */
function sharesOf({ daily_itinerary }: Itinerary, facts: Facts): ReadonlyMap<KindOfTrip | null, number> {
  const { placeById } = readIndex(facts)
  const minutes = new Map<KindOfTrip | null, number>()
  for (const step of daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisitStep))) {
    const entry = placeById.get(step.place_id ?? '')
    const kind = entry ? kindOfTrip(entry.kind) : null
    minutes.set(kind, (minutes.get(kind) ?? 0) + minutesOf(step.end) - minutesOf(step.start))
  }
  const all = [...minutes.values()].reduce((sum, one) => sum + one, 0)
  return new Map([...minutes].map(([kind, one]) => [kind, one / all]))
}

/** The kinds that places in reach promise most for, by the points of as many as fill the days. */
function promisingKinds(request: TripRequest, shares: ReturnType<typeof sharesOf>, facts: Facts): KindOfTrip[] {
  const wanted = 2 * request.days
  const { places } = findCandidates(request, facts)
  const isHad = (kind: KindOfTrip) => (shares.get(kind) ?? 0) >= LEAST_HAD
  return KINDS_OF_TRIP.filter((kind) => (shares.get(kind) ?? 0) < LEAST_OF_KIND)
    .map((kind) => {
      const best = places.filter((one) => kindOfTrip(one.kind) === kind).slice(0, wanted)
      return { kind, points: best.reduce((sum, { value }) => sum + value, 0) }
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => Number(isHad(a.kind)) - Number(isHad(b.kind)) || b.points - a.points)
    .slice(0, MOST_TRIED)
    .map(({ kind }) => kind)
}

const offered = ({ title, total_per_student }: Itinerary): Offered => ({ title, cents: centsOfRand(total_per_student) })

function tryPlan(request: TripRequest, facts: Facts): Plan | null {
  try {
    return planRequest(request, facts)
  } catch (error) {
    if (error instanceof NoPlan) return null
    throw error
  }
}

/** Whether a plan passes every check, is within the budget, and is no worse than the first in what was asked for, with other visits. */
function isOffer(itinerary: Itinerary, first: Itinerary): boolean {
  const before = new Set(placesOf(first))
  const visits = placesOf(itinerary)
  const shared = visits.filter((id) => before.has(id)).length
  return (
    visits.length > 0 &&
    shared <= MOST_SHARED * visits.length &&
    itinerary.checks.every(({ id, status }) => status !== 'fail' && (status === 'pass' || id !== 'within_budget')) &&
    isNoWorse(first, itinerary)
  )
}

/** Up to two plans of other kinds and prices for a vague idea, the cheapest first; null for an idea that is not vague. */
export function planKinds(idea: Idea, facts: Facts, { first, ...checkedWith }: Task): OtherKinds | null {
  const request = readTripRequest(idea, facts, checkedWith.today)
  if (!leavesOpen(idea, request)) return null
  const shares = sharesOf(first, facts)
  const own = KINDS_OF_TRIP.find((kind) => (shares.get(kind) ?? 0) >= LEAST_OF_KIND) ?? null
  const candidates = promisingKinds(request, shares, facts).flatMap((kind): (PlanOfKind & KindCandidate)[] => {
    const plan = tryPlan({ ...request, kind }, facts)
    if (!plan) return []
    const draft = writeItinerary(plan, facts)
    const itinerary = { ...draft, checks: verify(draft, idea, facts, checkedWith) }
    if (!isOffer(itinerary, first)) return []
    return [{ kind, itinerary, ...offered(itinerary), points: plan.chosen.points }]
  })
  const chosen = chooseKinds(offered(first), candidates).toSorted((a, b) => a.cents - b.cents)
  return { first: own, others: chosen.map(({ kind, itinerary }) => ({ kind, itinerary })) }
}
