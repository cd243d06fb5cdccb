import type { Facts } from '#shared/domain/catalogue/facts'
import type { Note } from '../itinerary/notes.ts'
import { payableCents } from './answers/families-pay.ts'
import { addRequestedPlaces } from './add-requested-places.ts'
import { askedVisits, countAsked, losesNothingAsked } from './asked-visits.ts'
import { CENTS_OF_RAND } from '../money.ts'
import { allVisits, type Plan } from './plan.ts'
import { findOnBasis, planOnBasis, type TripBasis, planWithBasis } from './plan-trip.ts'
import { isGuided, priceTrip } from './price/price-trip.ts'
import {
  CHEAP_ECONOMY,
  type Economy,
  FIRST_ECONOMY,
  LAST_ECONOMY,
  LOW_RATE_ECONOMIES,
  savingsOf,
  USUAL_RATE_ECONOMIES,
} from './request/economy.ts'
import type { TripRequest } from './request/trip-request.ts'
import { savingNotes } from './saving-options.ts'
import { placesOf } from './schedule/scheduled-trip.ts'
import { withAnswers } from './with-answers.ts'
import { type Replan, withLongerDays } from './with-longer-days.ts'
import { withHostsInstead } from './with-hosts-instead.ts'
import { withWaterAdults } from './with-water-adults.ts'
import { withShorterStops } from './with-shorter-stops.ts'

type PlanAt = (economy: Economy, basis?: TripBasis) => Plan

/** The plan of a request, with what became of each thing that was asked for. */
export const planRequest = (request: TripRequest, facts: Facts): Plan =>
  withWaterAdults(request, (one) => planGroup(one, facts), facts)

function planGroup(request: TripRequest, facts: Facts): Plan {
  const { plan: first, basis } = planWithBasis(request, facts, FIRST_ECONOMY)
  const replan: Replan = (changed, economy) => findOnBasis({ ...basis, request: changed }, facts, economy)
  return withAnswers(meetBudget(first, basis, facts), facts, () => withLongerDays(first, replan, () => true))
}

/** Where no economy meets the budget, what was asked for may raise the price up to this factor. */
const OVER_BUDGET_FACTOR = 1.2

/**
 * The best plan within the budget; if there is none, the cheapest that was found, with notes on what would lower its
 * price. `first` is the plan of the first economy.
 */
function meetBudget(first: Plan, basis: TripBasis, facts: Facts): Plan {
  const { budgetCents } = basis.request
  const wasGuided = isGuided(first)
  const noted = (plan: Plan): Plan => {
    const made = savingsOf(plan.economy, wasGuided)
    return made.length === 0 ? plan : { ...plan, notes: [...plan.notes, { code: 'savings', params: { made } }] }
  }
  const planAt: PlanAt = (economy, from = basis) => noted(planOnBasis(from, facts, economy))
  const withRequested = (plan: Plan): Plan => {
    // The plan may begin elsewhere than that of the first economy, and have only what was asked for.
    const { onlyAsked } = plan.request
    const here = {
      ...basis,
      request: onlyAsked ? { ...basis.request, onlyAsked } : basis.request,
      notes: plan.startNotes,
    }
    const replan: Replan = (changed, economy) => {
      const found = findOnBasis({ ...here, request: changed }, facts, economy)
      return found && noted(found)
    }
    const most = Math.max(budgetCents ?? Infinity, OVER_BUDGET_FACTOR * payableCents(plan))
    const limit = budgetCents !== null && fits(plan, budgetCents) ? budgetCents : most
    const isAffordable = (other: Plan) => payableCents(other) <= limit
    const roomy = withShorterStops(withLongerDays(plan, replan, isAffordable), replan, isAffordable)
    const full = addRequestedPlaces(roomy, (changed) => planAt(roomy.economy, { ...here, request: changed }), facts)
    return withHostsInstead(full, replan, isAffordable, facts)
  }

  if (budgetCents === null || fits(first, budgetCents)) return withRequested(first)
  const unguided = wasGuided ? planAt(USUAL_RATE_ECONOMIES[0]!) : first
  if (fits(unguided, budgetCents)) return withRequested(unguided)
  const cheap = planAt(CHEAP_ECONOMY)
  if (fits(cheap, budgetCents)) {
    const atUsualRates = priceTrip({ ...cheap, economy: { ...cheap.economy, rates: 'typical' } }, facts)
    const usual = payableCents(atUsualRates) <= budgetCents ? USUAL_RATE_ECONOMIES.slice(1) : []
    return withRequested(firstWithin(budgetCents, [...usual, ...LOW_RATE_ECONOMIES], planAt) ?? cheap)
  }
  const last = isCheapest(cheap) ? cheap : planAt(LAST_ECONOMY)
  if (fits(last, budgetCents)) {
    // What is over the budget at low rates is so at the usual ones, and with fewer visits so with more; but places that
    // were asked for may be had for less with other places beside them.
    const economies = countAsked(basis.request) > 0 ? LOW_RATE_ECONOMIES : []
    return withRequested(firstWithin(budgetCents, economies, planAt) ?? last)
  }
  const cheapest = cheapestOf([cheap, first, last])
  // Longer days with nothing but what was asked for may cost less than any plan before.
  return withBudgetNotes(withRequested(withoutExtras(cheapest, noted, basis, facts) ?? cheapest), facts)
}

/** A smaller saving is not worth an emptier day. */
const LEAST_SAVING_CENTS = 20 * CENTS_OF_RAND
/** The trip with nothing but what was asked for, if it costs less, loses none of that and leaves no day empty. */
function withoutExtras(plan: Plan, noted: (plan: Plan) => Plan, basis: TripBasis, facts: Facts): Plan | null {
  const seen = askedVisits(plan)
  const extras = allVisits(plan).filter(({ candidate }) => !seen.has(candidate.place.id))
  if (seen.size === 0 || extras.length === 0) return null
  const found = findOnBasis({ ...basis, request: { ...basis.request, onlyAsked: true } }, facts, CHEAP_ECONOMY)
  if (!found) return null
  const alone = noted(found)
  const isLess = payableCents(alone) <= payableCents(plan) - LEAST_SAVING_CENTS
  const isFull = alone.days.every(({ visits }) => visits.length > 0)
  return isLess && isFull && alone.faults <= plan.faults && losesNothingAsked(alone, plan) ? alone : null
}
const fits = (plan: Plan, budgetCents: number): boolean => payableCents(plan) <= budgetCents

/** Whether fewer visits would save nothing: there is at most one on a day, and all are free. */
const isCheapest = (plan: Plan): boolean =>
  plan.faults === 0 &&
  plan.days.every(({ visits }) => visits.length <= 1) &&
  placesOf(plan).every(({ learner_price_zar }) => learner_price_zar === 0)

/** The plan of the first economy within the budget; null if there is none. */
function firstWithin(budgetCents: number, economies: readonly Economy[], planAt: PlanAt): Plan | null {
  for (const economy of economies) {
    const plan = planAt(economy)
    if (fits(plan, budgetCents)) return plan
  }
  return null
}

/** The cheapest of those plans that have the fewest faults. */
function cheapestOf(plans: readonly Plan[]): Plan {
  const fewest = Math.min(...plans.map(({ faults }) => faults))
  return plans
    .filter(({ faults }) => faults === fewest)
    .reduce((best, plan) => (plan.price.perStudentCents < best.price.perStudentCents ? plan : best))
}

/** The plan, with notes if it exceeds the budget. */
export function withBudgetNotes(plan: Plan, facts: Facts): Plan {
  const { budgetCents } = plan.request
  return budgetCents === null || fits(plan, budgetCents) ? plan : overBudget(plan, budgetCents, facts)
}
/** The cheapest plan, with notes since even that exceeds the budget. */
function overBudget(cheapest: Plan, budgetCents: number, facts: Facts): Plan {
  const { request } = cheapest
  const problem: Note = {
    code: 'over_budget',
    params: { budget_cents: budgetCents, days: request.days, price_cents: payableCents(cheapest) },
  }
  return { ...cheapest, notes: [...cheapest.notes, problem, ...savingNotes(cheapest, budgetCents, facts)] }
}
