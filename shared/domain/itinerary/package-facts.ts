import type { CostCode } from './costs.ts'
import type { Itinerary, MealCode } from './itinerary.ts'
import { isVisitStep } from './visits.ts'

/** What packages of a trip are compared by, besides the price. */
export interface PackageFacts {
  /** The stays, each once. */
  stay: string[]
  /** The hired vehicles, and the flights. */
  transport: string[]
  /** How many of each, and what is bought besides the beds. */
  meals: { counts: Partial<Record<MealCode, number>>; bought: string[] }
  guide: boolean
  visits: string[]
}
export type PackageFact = keyof PackageFacts

const distinct = (all: readonly string[]) => [...new Set(all)]
const TRANSPORT: readonly (CostCode | undefined)[] = ['flight', 'coach']
const MEALS: readonly (CostCode | undefined)[] = ['packed_lunch', 'dinner', 'groceries']
/** Learners and adults fly at prices of their own: one line is enough. */
const linesOf = ({ cost_details }: Itinerary, codes: typeof TRANSPORT) =>
  cost_details.filter((line) => codes.includes(line.code) && line.for !== 'adults')

function mealsOf({ daily_itinerary }: Itinerary): PackageFacts['meals']['counts'] {
  const counts: PackageFacts['meals']['counts'] = {}
  for (const code of daily_itinerary.flatMap(({ meal_codes = [] }) => meal_codes))
    counts[code] = (counts[code] ?? 0) + 1
  return counts
}

export const packageFactsOf = (plan: Itinerary): PackageFacts => ({
  stay: distinct(plan.daily_itinerary.flatMap(({ accommodation }) => accommodation ?? [])),
  transport: linesOf(plan, TRANSPORT).map(({ item }) => item),
  meals: { counts: mealsOf(plan), bought: linesOf(plan, MEALS).map(({ item }) => item) },
  guide: plan.cost_details.some(({ code }) => code === 'guide'),
  visits: distinct(
    plan.daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisitStep).map(({ title }) => title)),
  ),
})

/** What tells two plans apart in each fact: codes and names, not the words of a cost line, which has kilometres. */
const KEYS: Record<PackageFact, (plan: Itinerary, facts: PackageFacts) => unknown> = {
  stay: (_plan, { stay }) => stay,
  transport: (plan) => linesOf(plan, TRANSPORT).map(({ code, vehicle }) => [code, vehicle?.id, vehicle?.count]),
  meals: (plan, { meals }) => [meals.counts, linesOf(plan, MEALS).map(({ code }) => code)],
  guide: (_plan, { guide }) => guide,
  visits: (_plan, { visits }) => visits.toSorted(),
}
/** The facts in which two plans differ. */
export const differingFacts = (one: Itinerary, other: Itinerary): PackageFact[] =>
  (Object.keys(KEYS) as PackageFact[]).filter((fact) => {
    const [left, right] = [one, other].map((plan) => JSON.stringify(KEYS[fact](plan, packageFactsOf(plan))))
    return left !== right
  })
