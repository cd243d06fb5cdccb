import { packageFactsOf } from '../itinerary/package-facts.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { centsOfRand, formatCents } from '../money.ts'
import { minutesOf } from '../itinerary/clock.ts'
import type { Alternative } from './alternatives.ts'
import type { Trip } from './basis.ts'
import type { PlanState } from './changed-plan.ts'
import { type Revision, revise } from './revise.ts'

/** The parts of the present price that are tried as budgets, the nearest first. */
const PARTS = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6]
/** Of a longer trip, whose plan takes long to make, only these are tried. */
const PARTS_OF_LONG = [0.9, 0.75]
const LONG_DAYS = 6
/** Budgets are amounts that a person would name. */
const ROUND_RAND = 10

const minutesWhere = ({ daily_itinerary }: Itinerary, isMeant: (step: Step) => boolean): number =>
  daily_itinerary
    .flatMap(({ schedule }) => schedule.filter(isMeant))
    .reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0)

/** The names of what a plan has: visits, stays, the guide. */
function partsOf(itinerary: Itinerary): string[] {
  const { visits, stay, guide } = packageFactsOf(itinerary)
  return [...visits, ...stay, ...(guide ? ['a tour guide'] : [])]
}

function stepOf(budget: number, { itinerary }: Revision, shown: Itinerary): Alternative {
  const [before, after] = [partsOf(shown), partsOf(itinerary)]
  return {
    type: 'budget',
    id: String(budget),
    title: formatCents(centsOfRand(budget)),
    minutes: minutesWhere(itinerary, isVisitStep),
    road_minutes: minutesWhere(itinerary, ({ kind }) => kind === 'travel'),
    rand_per_learner: Math.round(itinerary.total_per_student),
    serves: after.filter((name) => !before.includes(name)),
    loses: before.filter((name) => !after.includes(name)),
    holds: true,
  }
}

/** Budgets below the present price that a plan can be made within, each really planned, down to the cheapest one found. */
export function budgetStepsFor(trip: Trip, state: PlanState): Alternative[] {
  const { itinerary: shown } = state
  const priceOf = ({ itinerary }: PlanState) => itinerary.total_per_student
  const tryBudget = (budget: number): Revision | null => {
    const next = revise(trip, state, [{ type: 'set', field: 'budget_per_student', value: budget }])
    return 'code' in next ? null : next
  }
  const steps: Alternative[] = []
  let cheapest = shown.total_per_student
  const take = (budget: number, next: Revision | null) => {
    if (!next || priceOf(next) >= cheapest || priceOf(next) > budget) return
    cheapest = priceOf(next)
    steps.push(stepOf(budget, next, shown))
  }
  for (const part of shown.daily_itinerary.length > LONG_DAYS ? PARTS_OF_LONG : PARTS) {
    const budget = Math.floor((shown.total_per_student * part) / ROUND_RAND) * ROUND_RAND
    if (budget <= 0 || budget >= cheapest) continue
    const next = tryBudget(budget)
    take(budget, next)
    if (!next || priceOf(next) <= budget) continue
    // No plan is as cheap: the cheapest that was found is the last step.
    const reached = Math.ceil(priceOf(next) / ROUND_RAND) * ROUND_RAND
    if (reached < cheapest) take(reached, tryBudget(reached))
    break
  }
  return steps
}
