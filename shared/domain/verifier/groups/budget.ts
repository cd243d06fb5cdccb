import type { Case } from '../reading/case.ts'
import { inRand, randIn } from '../reading/money.ts'
import { counted, fail, type Finding, pass, type Rule, warnIfNamed } from '../finding.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Entrances that could be dropped and still leave a visit on each day, for the whole group in rand. */
function spareEntrances({ days, visits, itinerary, idea, facts, placeOf }: Case): number {
  const needed = new Set(
    days.map(
      ({ day }) =>
        visits
          .filter((visit) => visit.day.day === day)
          .toSorted((a, b) => (a.place?.learner_price_zar ?? 0) - (b.place?.learner_price_zar ?? 0))[0]?.step.place_id,
    ),
  )
  const teachesAsked = (id: string) =>
    idea.subjects.some((subject) =>
      [subject, ...(facts.curriculum.subject_map_to_catalogue[subject] ?? [])].some((name) =>
        placeOf(id)?.subjects.includes(name),
      ),
    )
  const named = (id: string) => idea.locations.includes(placeOf(id)?.name ?? '')
  const spare = visits.flatMap(({ place }) =>
    place && !needed.has(place.id) && !teachesAsked(place.id) && !named(place.id) ? [place.name] : [],
  )
  return sum(
    itinerary.cost_details.filter(({ item }) => spare.some((name) => item.includes(name))).map(({ total }) => total),
  )
}

function withinBudget(plan: Case): Finding {
  const { idea, itinerary, assumes } = plan
  if (idea.budget === null) return pass('The request names no budget.')
  const { students } = itinerary.group_details
  const perLearner = idea.budgetPerStudent ?? (idea.budgetScope === 'group' ? idea.budget / students : idea.budget)
  const price = itinerary.total_per_student
  if (price <= perLearner + 0.005)
    return pass(`${inRand(price)} per learner; the budget is ${inRand(Math.floor(perLearner * 100) / 100)}.`)
  const over = `${inRand(price)} per learner is ${inRand(Math.round((price - perLearner) * 100) / 100)} over the budget of ${inRand(Math.round(perLearner * 100) / 100)}.`
  const spare = spareEntrances(plan)
  if (price - spare / students <= perLearner)
    return fail(`${over} Leaving out visits worth ${inRand(spare)} would meet it.`)
  const words = itinerary.assumptions.filter((text) => /budget/i.test(text))
  const namesPrice = words.some((text) => randIn(text).length > 0)
  return warnIfNamed(assumes(/budget/i) && namesPrice, over)
}

/** Over budget, the reader gets two or three ways to come nearer, each with its rand. */
function relaxationsOffered({ idea, itinerary }: Case): Finding {
  const { students } = itinerary.group_details
  const perLearner =
    idea.budget === null
      ? Infinity
      : (idea.budgetPerStudent ?? (idea.budgetScope === 'group' ? idea.budget / students : idea.budget))
  if (itinerary.total_per_student <= perLearner + 0.005) return pass('Nothing has to give.')
  const ways = itinerary.assumptions.filter(
    (text) =>
      /\b(sav(e|es|ing)|less|cheaper|lower|without|instead|shorter|fewer|raise|would (bring|take|cost|cut))\b/i.test(
        text,
      ) && randIn(text).length > 0,
  )
  return ways.length >= 2
    ? pass(`${counted(ways.length, 'way')} to come nearer to the budget, with amounts.`)
    : fail(`The plan is over budget and offers ${counted(ways.length, 'way')} to come nearer; two are due.`)
}

export const BUDGET_RULES: readonly Rule[] = [
  { id: 'within_budget', label: 'The price is within the budget', run: withinBudget },
  { id: 'relaxations_offered', label: 'Over budget, there are ways to come nearer', run: relaxationsOffered },
]
