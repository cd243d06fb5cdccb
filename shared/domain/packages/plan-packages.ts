import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Style } from '../planner/brief/brief.ts'
import { toBrief } from '../planner/brief/to-brief.ts'
import type { Itinerary } from '../planner/itinerary.ts'
import { meetBudget } from '../planner/meet-budget.ts'
import { narrate } from '../planner/narrate/narrate.ts'
import type { Plan } from '../planner/plan.ts'
import { guidesOf } from '../planner/price/price-trip.ts'
import { verify } from '../verifier/verify.ts'
import { classicWithGuide, GENTLE_SAVER_STEPS, plansFor, SAVER_STEPS, SIGNATURE_STEPS, type Trip } from './attempts.ts'
import { asCandidate, type Candidate, holdsUpTo, priceOf, visitsIn } from './candidate.ts'
import { placesLeftOut } from './describe-differences.ts'

/** One of three ways to make the same trip; cents are by learner. */
export interface Package {
  style: Style
  itinerary: Itinerary
  /** Classic, where this is its plan again because nothing better could be had. */
  sameAs: 'classic' | null
  /** Above Classic's price; below zero for Saver. */
  differenceCents: number
  /** What differs from Classic; where nothing does, why. */
  differences: string[]
}

/** A place of Classic is only given up where that saves each learner this much. */
const WORTH_OF_A_PLACE_CENTS = 4000
/** Less than this a learner is no difference to choose by. */
const LEAST_DIFFERENCE_CENTS = 500
/** Within reason: at most half as much again as Classic. */
const SIGNATURE_LIMIT = 1.5

/** Those between two prices (cents) that differ from Classic and hold up to it. */
function* standing(plans: Iterable<Plan>, [least, most]: [number, number], trip: Trip): Generator<Candidate> {
  for (const plan of plans) {
    if (plan.price.perStudentCents < least || plan.price.perStudentCents > most) continue
    const candidate = asCandidate(plan, trip)
    if (candidate.differences.length > 0 && holdsUpTo(trip.classic, candidate)) yield candidate
  }
}

const asPackage = (style: Style, { itinerary, priceCents, differences }: Candidate, { classic }: Trip): Package => ({
  style,
  itinerary,
  sameAs: null,
  differenceCents: priceCents - priceOf(classic),
  differences,
})
const classicAgain = (style: Style, { classic }: Trip, why: string): Package => ({
  style,
  itinerary: classic,
  sameAs: 'classic',
  differenceCents: 0,
  differences: [why],
})

/** The cheapest that teaches what was asked. */
function saverOf(trip: Trip): Package {
  const { budgetCents } = trip.plan.brief
  const classicCents = priceOf(trip.classic)
  if (budgetCents !== null && classicCents > budgetCents)
    return classicAgain('saver', trip, 'Classic is already the lowest price that we reach for this trip.')
  const loss = ({ priceCents, itinerary }: Candidate) =>
    priceCents + WORTH_OF_A_PLACE_CENTS * placesLeftOut(trip.classic, itinerary).length
  function* plans() {
    yield* plansFor('saver', SAVER_STEPS, trip)
    yield* plansFor('classic', GENTLE_SAVER_STEPS, trip)
  }
  const [best] = [...standing(plans(), [0, classicCents - LEAST_DIFFERENCE_CENTS], trip)]
    .filter((one) => loss(one) < classicCents)
    .toSorted((a, b) => loss(a) - loss(b))
  return best
    ? asPackage('saver', best, trip)
    : classicAgain('saver', trip, 'We found nothing that costs clearly less and still gives what was asked for.')
}

/** The richest that the budget allows; where it allows nothing richer, the nearest step above it. */
function signatureOf(trip: Trip): Package {
  const { budgetCents } = trip.plan.brief
  const classicCents = priceOf(trip.classic)
  function* plans() {
    yield* plansFor('signature', SIGNATURE_STEPS, trip)
    yield* classicWithGuide(trip)
  }
  let nearest: Candidate | null = null
  for (const one of standing(plans(), [classicCents + LEAST_DIFFERENCE_CENTS, classicCents * SIGNATURE_LIMIT], trip)) {
    if (one.visits < visitsIn(trip.classic)) continue
    if (budgetCents === null || one.priceCents <= budgetCents) return asPackage('signature', one, trip)
    if (!nearest || one.priceCents < nearest.priceCents) nearest = one
  }
  return nearest
    ? asPackage('signature', nearest, trip)
    : classicAgain('signature', trip, 'We found nothing richer that is worth its price.')
}

/**
 * The same idea as Saver, Classic and Signature, each checked, from the cheapest to the dearest. Classic is the plan of
 * `planItinerary`, or the `classic` handed in where a plan with its checks is stored already.
 */
export function planPackages(
  idea: Idea,
  facts: Facts,
  { today, classic: stored }: { today: string; classic?: Itinerary },
): [Package, Package, Package] {
  const plan = meetBudget(toBrief(idea, facts, today), facts)
  const own = stored ?? narrate(plan, facts)
  const classic = stored ?? { ...own, checks: verify(own, idea, facts, { today }) }
  const trip: Trip = { idea, facts, classic, plan, isGuided: guidesOf(plan) > 0 }
  return [
    saverOf(trip),
    { style: 'classic', itinerary: classic, sameAs: null, differenceCents: 0, differences: [] },
    signatureOf(trip),
  ]
}
