import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import { noteInWords } from '../itinerary/note-words.ts'
import type { Note } from '../itinerary/notes.ts'
import { centsOfRand } from '../money.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import { type Economy, savingsOf } from '../planner/request/economy.ts'
import type { Check, Itinerary } from '../itinerary/itinerary.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import type { Plan } from '../planner/plan.ts'
import { payableCents } from '../planner/answers/families-pay.ts'
import { planTrip } from '../planner/plan-trip.ts'
import { withAnswers } from '../planner/with-answers.ts'
import { priceTrip } from '../planner/price/price-trip.ts'
import type { Context as CheckedWith } from '../verifier/derived/plan-under-test.ts'
import { verify } from '../verifier/verify.ts'
import { describeDifferences, placesOf } from './describe-differences.ts'

/** A complete plan that may become a package, compared with Classic. */
export interface PackageCandidate {
  plan: Plan
  itinerary: Itinerary
  priceCents: number
  visits: number
  /** The differences from Classic, in sentences. */
  differences: string[]
}
export const priceOf = ({ total_per_student }: Itinerary): number => centsOfRand(total_per_student)
export const visitsIn = (itinerary: Itinerary): number => placesOf(itinerary).length

/** What every candidate is compared with. */
export interface ClassicContext {
  idea: Idea
  /** What a plan is checked with besides idea and facts. */
  checkedWith: CheckedWith
  facts: Facts
  classic: Itinerary
  /** Classic includes a tour guide. */
  isGuided: boolean
}

/** The plan of a request with one economy; `isCatered` allows only stays that serve dinner and breakfast. */
export function planOn(
  request: TripRequest,
  { isCatered, ...economy }: Economy & { isCatered: boolean },
  facts: Facts,
): Plan {
  return planTrip(request, isCatered ? cateredOnly(facts) : facts, economy)
}
/** The same days with a guide for the whole trip, if Signature may include one. */
export function withGuide(plan: Plan, facts: Facts): Plan {
  const request: TripRequest = { ...plan.request, style: 'signature' }
  const economy = { ...plan.economy, guide: true }
  return { ...plan, ...priceTrip({ ...plan, request, economy }, facts) }
}

/** A plan with its texts and checks, and its differences from Classic. */
export function asCandidate(
  plan: Plan,
  { idea, checkedWith, facts, classic, isGuided }: ClassicContext,
): PackageCandidate {
  const { request, economy } = plan
  const over = request.style === 'signature' ? overBudgetNote(plan) : null
  const notes: Note[] = [
    ...plan.notes.filter(({ code }) => code !== 'savings'),
    ...savingsNotes(economy, isGuided),
    ...(over ? [over] : []),
  ]
  const draft = writeItinerary(withAnswers({ ...plan, notes }, facts), facts)
  const checks = verify(draft, idea, facts, checkedWith)
  const itinerary = { ...draft, checks: over ? namedOverBudget(checks, noteInWords(over)) : checks }
  return {
    plan,
    itinerary,
    priceCents: priceOf(itinerary),
    visits: visitsIn(itinerary),
    differences: describeDifferences(classic, itinerary, facts),
  }
}

/** The note of what an economy gives up where Classic may have a guide; none if it gives up nothing. */
export function savingsNotes(economy: Economy, isGuided: boolean): Note[] {
  const made = savingsOf(economy, isGuided && !economy.guide)
  return made.length > 0 ? [{ code: 'savings', params: { made } }] : []
}

/** The note that says by how much Signature exceeds the budget; null if it does not. */
function overBudgetNote(plan: Plan): Note | null {
  const { budgetCents } = plan.request
  const payable = payableCents(plan)
  if (budgetCents === null || payable <= budgetCents) return null
  const params = { cents: payable - budgetCents, budget_cents: budgetCents }
  return { code: 'signature_over_budget', params }
}
const BUDGET_CHECKS: ReadonlySet<string> = new Set(['within_budget', 'relaxations_offered'])
const BY_GRAVITY: Check['status'][] = ['fail', 'warn', 'pass']
/** The verifier fails a plan above the budget. Signature may be above it on purpose, so this becomes a warning. */
const namedOverBudget = (checks: Check[], detail: string): Check[] =>
  checks
    .map(
      (check): Check =>
        BUDGET_CHECKS.has(check.id) && check.status === 'fail' ? { ...check, status: 'warn', detail } : check,
    )
    .toSorted((a, b) => BY_GRAVITY.indexOf(a.status) - BY_GRAVITY.indexOf(b.status))

const catered = new WeakMap<Facts, Facts>()
/** The facts without stays that serve no dinner. One object for each facts object, so that its indexes are reused. */
function cateredOnly(facts: Facts): Facts {
  const known = catered.get(facts)
  if (known) return known
  const fewer = { ...facts, stays: facts.stays.filter(({ board }) => board === 'half-board' || board === 'full-board') }
  catered.set(facts, fewer)
  return fewer
}
