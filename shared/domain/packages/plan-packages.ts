import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Economy } from '../planner/request/economy.ts'
import { readTripRequest } from '../planner/request/read-trip-request.ts'
import type { Style } from '../planner/request/trip-request.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planRequest } from '../planner/meet-budget.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import type { Plan } from '../planner/plan.ts'
import { isGuided } from '../planner/price/price-trip.ts'
import type { Context as CheckedWith } from '../verifier/derived/plan-under-test.ts'
import { verify } from '../verifier/verify.ts'
import {
  classicWithGuide,
  MODERATE_SAVER_OPTIONS,
  plansFor,
  SAVER_OPTIONS,
  SIGNATURE_OPTIONS,
  type PackageInput,
  type RequestOfStyle,
} from './attempts.ts'
import { LEAST_DIFFERENCE_CENTS } from './choose-kinds.ts'
import { isNoWorse } from './no-worse.ts'
import { asCandidate, type PackageCandidate, priceOf, visitsIn } from './package-candidate.ts'
import { describeDifferences, placesLeftOut } from './describe-differences.ts'

/** One of three plans for the same trip; cents are for each learner. */
export interface Package {
  style: Style
  itinerary: Itinerary
  /** Set if this is Classic's plan again, because no better plan was found. */
  sameAs: 'classic' | null
  /** The difference from Classic's price; negative for Saver. */
  differenceCents: number
  /** The differences from Classic; if there are none, the reason. */
  differences: string[]
  /** How it saves money, for a plan that was made as this package. */
  economy?: Economy
}

/** A place of Classic is left out only if each learner saves at least this much. */
const WORTH_OF_A_PLACE_CENTS = 4000
/** The highest price of Signature, as a multiple of Classic's. */
const SIGNATURE_LIMIT = 1.5

/** The candidates between two prices (cents) that differ from Classic and are no worse in what was asked for. */
function* acceptable(
  plans: Iterable<Plan>,
  [least, most]: [number, number],
  input: PackageInput,
): Generator<PackageCandidate> {
  for (const plan of plans) {
    if (plan.price.perStudentCents < least || plan.price.perStudentCents > most) continue
    const candidate = asCandidate(plan, input)
    if (candidate.differences.length > 0 && isNoWorse(input.classic, candidate.itinerary)) yield candidate
  }
}

const asPackage = (
  style: Style,
  { plan, itinerary, priceCents, differences }: PackageCandidate,
  { classic }: PackageInput,
): Package => ({
  style,
  itinerary,
  sameAs: null,
  differenceCents: priceCents - priceOf(classic),
  differences,
  economy: plan.economy,
})
const classicAgain = (style: Style, { classic }: PackageInput, why: string): Package => ({
  style,
  itinerary: classic,
  sameAs: 'classic',
  differenceCents: 0,
  differences: [why],
})

/** The candidate with the lowest price, where each lost place of Classic adds to the price; or why there is none. */
function saverCandidate(input: PackageInput): PackageCandidate | string {
  const { budgetCents } = input.plan.request
  const classicCents = priceOf(input.classic)
  if (budgetCents !== null && classicCents > budgetCents)
    return 'Classic is already the lowest price that we reach for this trip.'
  const loss = ({ priceCents, itinerary }: PackageCandidate) =>
    priceCents + WORTH_OF_A_PLACE_CENTS * placesLeftOut(input.classic, itinerary).length
  function* plans() {
    yield* plansFor('saver', SAVER_OPTIONS, input)
    yield* plansFor('classic', MODERATE_SAVER_OPTIONS, input)
  }
  const [best] = [...acceptable(plans(), [0, classicCents - LEAST_DIFFERENCE_CENTS], input)]
    .filter((one) => loss(one) < classicCents)
    .toSorted((a, b) => loss(a) - loss(b))
  return best ?? 'We found nothing that costs clearly less and still gives what was asked for.'
}

/** The first candidate within the budget, in order of preference; if there is none, the cheapest one; or why there is none. */
function signatureCandidate(input: PackageInput): PackageCandidate | string {
  const { budgetCents } = input.plan.request
  const classicCents = priceOf(input.classic)
  function* plans() {
    yield* plansFor('signature', SIGNATURE_OPTIONS, input)
    yield* classicWithGuide(input)
  }
  let nearest: PackageCandidate | null = null
  for (const one of acceptable(
    plans(),
    [classicCents + LEAST_DIFFERENCE_CENTS, classicCents * SIGNATURE_LIMIT],
    input,
  )) {
    if (one.visits < visitsIn(input.classic)) continue
    if (budgetCents === null || one.priceCents <= budgetCents) return one
    if (!nearest || one.priceCents < nearest.priceCents) nearest = one
  }
  return nearest ?? 'We found nothing richer that is worth its price.'
}
const CANDIDATES = { saver: saverCandidate, signature: signatureCandidate } as const
function packageOf(style: keyof typeof CANDIDATES, input: PackageInput): Package {
  const found = CANDIDATES[style](input)
  return typeof found === 'string' ? classicAgain(style, input, found) : asPackage(style, found, input)
}

/**
 * The packages Saver, Classic and Signature of one trip, each checked, in order of price as they are made. The one of
 * `shown` is the plan that is there; Classic is else the plan of `planItinerary`.
 */
export function planPackages(idea: Idea, facts: Facts, task: Task): [Package, Package, Package] {
  const input = inputOf(idea, facts, task)
  const { shown } = task
  const packageAt = (style: keyof typeof CANDIDATES) =>
    shown?.style === style ? asShown(shown, input) : packageOf(style, input)
  const classic: Package = {
    style: 'classic',
    itinerary: input.classic,
    sameAs: null,
    differenceCents: 0,
    differences: [],
  }
  return [packageAt('saver'), classic, packageAt('signature')]
}
const asShown = ({ style, itinerary }: NonNullable<Task['shown']>, { classic, facts }: PackageInput): Package => ({
  style,
  itinerary,
  sameAs: null,
  differenceCents: priceOf(itinerary) - priceOf(classic),
  differences: describeDifferences(classic, itinerary, facts),
})

export interface Task extends CheckedWith {
  /** The plan that is there, with its checks, and which package it is. */
  shown?: { style: Style; itinerary: Itinerary }
  /** What is planned; absent: the idea as it is read. */
  request?: RequestOfStyle
}
function inputOf(idea: Idea, facts: Facts, { shown, request: asked, ...checkedWith }: Task): PackageInput {
  const request = asked ?? ((style: Style) => readTripRequest(idea, facts, checkedWith.today, style))
  const plan = planRequest(request('classic'), facts)
  const own = shown?.style === 'classic' ? shown.itinerary : writeItinerary(plan, facts)
  const classic = own === shown?.itinerary ? own : { ...own, checks: verify(own, idea, facts, checkedWith) }
  return { idea, checkedWith, facts, classic, plan, request, isGuided: isGuided(plan) }
}
/** The plan of one package before its words; that of Classic if the package is the same. */
export function packagePlan(style: keyof typeof CANDIDATES, idea: Idea, facts: Facts, task: Task): Plan {
  const input = inputOf(idea, facts, task)
  const found = CANDIDATES[style](input)
  return typeof found === 'string' ? input.plan : found.plan
}
