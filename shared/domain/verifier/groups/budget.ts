import { namesOf } from '../derived/subject-names.ts'
import type { NoteCode } from '../../itinerary/notes.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { cents, inRand } from '../derived/money.ts'
import { payableByFamilies } from '../derived/share-of-price.ts'
import { counted, fail, type Finding, pass, type Rule, warnIfNamed } from '../finding.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

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
  const spare = visits.flatMap(({ place }) =>
    place && !needed.has(place.id) && !teachesAsked(place.id) && !named(place.id) ? [place.id] : [],
  )
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

/** Notes that offer a lower price, each with an amount. */
const WAYS: ReadonlySet<NoteCode> = new Set([
  'cheaper_with_own_bus',
  'cheaper_with_own_transfer',
  'cheaper_with_fewer_days',
  'cheaper_with_full_bus',
  'cheaper_with_free_place',
  'cheaper_with_fewer_adults',
  'raise_money',
])
/** A plan over budget must offer at least two ways to lower the price, each with an amount. */
function relaxationsOffered(plan: PlanUnderTest): Finding {
  const { idea, itinerary } = plan
  const { students } = itinerary.group_details
  const perLearner =
    idea.budget === null
      ? Infinity
      : (idea.budgetPerStudent ?? (idea.budgetScope === 'group' ? idea.budget / students : idea.budget))
  if (payableByFamilies(plan) <= perLearner + 0.005) return pass('Nothing has to give.')
  const ways = itinerary.notes.filter(({ code }) => WAYS.has(code))
  return ways.length >= 2
    ? pass(`${counted(ways.length, 'way')} to come nearer to the budget, with amounts.`)
    : fail(`The plan is over budget and offers ${counted(ways.length, 'way')} to come nearer; two are due.`)
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
    label: 'Over budget, there are ways to come nearer',
    otherwise: 'Over budget, and no way to come nearer',
    run: relaxationsOffered,
  },
]
