import { namesOf } from '../derived/subject-names.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { cents, inRand } from '../derived/money.ts'
import { payableByFamilies } from '../derived/share-of-price.ts'
import { fail, type Finding, pass, type Rule, warnIfNamed } from '../finding.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The budget for each learner, cents; infinite if there is none. */
export function budgetOf({ idea, itinerary }: PlanUnderTest): number {
  const { budget, budgetPerStudent, budgetScope } = idea
  if (budget === null) return Infinity
  const { students } = itinerary.group_details
  return Math.floor((budgetPerStudent ?? (budgetScope === 'group' ? budget / students : budget)) * 100 + 0.5)
}

/** Entrance fees (rand, whole group) of visits that could be left out with one visit remaining on each day. */
function spareEntrances(plan: PlanUnderTest): number {
  const { days, visits, itinerary, idea, placeOf } = plan
  const needed = new Set(
    days.map(
      ({ day }) =>
        visits
          .filter((visit) => visit.day.day === day)
          .toSorted((a, b) => (a.place?.learner_price_zar ?? 0) - (b.place?.learner_price_zar ?? 0))[0]?.step.place_id,
    ),
  )
  const teachesAsked = (id: string) =>
    idea.subjects.some((subject) => namesOf(plan, subject).some((name) => placeOf(id)?.subjects.includes(name)))
  const named = (id: string) => idea.locations.includes(placeOf(id)?.name ?? '')
  const answers = itinerary.requests?.flatMap(({ where }) => where) ?? []
  const isAnswer = ({ day, step }: (typeof visits)[number]) =>
    answers.some((at) => at.day === day.day && at.start === step.start)
  const spare = visits.flatMap((visit) => {
    const { place } = visit
    if (!place || needed.has(place.id) || teachesAsked(place.id) || named(place.id) || isAnswer(visit)) return []
    return [place.id]
  })
  return sum(
    itinerary.cost_details
      .filter(({ place_id }) => place_id !== undefined && spare.includes(place_id))
      .map(({ total }) => total),
  )
}

function withinBudget(plan: PlanUnderTest): Finding {
  const { idea, itinerary, notes, hasNote } = plan
  if (idea.budget === null) return pass('The request names no budget.')
  const { students } = itinerary.group_details
  const perLearner = idea.budgetPerStudent ?? (idea.budgetScope === 'group' ? idea.budget / students : idea.budget)
  const price = payableByFamilies(plan)
  if (price <= perLearner + 0.005)
    return pass(`${inRand(price)} per learner; the budget is ${inRand(Math.floor(perLearner * 100) / 100)}.`)
  const over = `${inRand(price)} per learner is ${inRand(Math.round((price - perLearner) * 100) / 100)} over the budget of ${inRand(Math.round(perLearner * 100) / 100)}.`
  const spare = spareEntrances(plan)
  if (price - spare / students <= perLearner)
    return fail(`${over} Leaving out visits worth ${inRand(spare)} would meet it.`)
  const namesPrice = notes('over_budget').some(({ price_cents }) => price_cents === cents(price))
  return warnIfNamed(namesPrice || hasNote('signature_over_budget'), over)
}

/** A plan over the budget names ways that together reach it, or what is then left to raise; both add up. */
function relaxationsOffered(plan: PlanUnderTest): Finding {
  const budget = budgetOf(plan)
  const over = cents(payableByFamilies(plan)) - budget
  if (over <= 0) return pass('Nothing has to give.')
  const together = plan.notes('savings_together')[0]
  const saved = sum(together?.parts.map((part) => part.cents) ?? [])
  const raised = plan.notes('raise_money')[0]?.cents ?? 0
  return saved + raised + 1 >= over
    ? pass(`Ways worth ${inRand(saved / 100)} and ${inRand(raised / 100)} to raise meet the budget.`)
    : fail(`${inRand(over / 100)} is missing; ways and money to raise come to ${inRand((saved + raised) / 100)}.`)
}

export const BUDGET_RULES: readonly Rule[] = [
  {
    id: 'within_budget',
    label: 'The price is within the budget',
    otherwise: 'The price is over the budget',
    run: withinBudget,
  },
  {
    id: 'relaxations_offered',
    label: 'Over budget, ways that reach it are named, or what is left to raise',
    otherwise: 'Over budget, and not enough is named to reach it',
    run: relaxationsOffered,
  },
]
