import type { Idea } from '../../idea/idea.ts'
import type { Note } from '../../itinerary/notes.ts'
import { centsOfRand, sumCents } from '../../money.ts'
import { wordsOf } from './unsure-words.ts'

/** The budget for each learner in cents; null if none was given. */
export function readBudget(idea: Idea, students: number, notes: Note[]): number | null {
  const isForGroup = idea.budget !== null && idea.budgetScope === 'group'
  const rand = isForGroup ? idea.budget : (idea.budgetPerStudent ?? idea.budget)
  if (rand === null || !(rand >= 0)) {
    notes.push({ code: 'budget_default', params: wordsOf(idea.unsure?.budget) })
    return null
  }
  // The group's budget for each learner is rounded down, so that the total does not exceed it.
  const cents = isForGroup ? Math.floor(centsOfRand(rand) / students) : centsOfRand(rand)
  if (idea.budgetScope === null && idea.budgetPerStudent === null)
    notes.push({ code: 'budget_for_each', params: { cents } })
  return cents
}

/** The budget as it was given for the whole group. */
export const groupBudget = ({ budget, budgetScope }: Idea): { groupBudgetCents?: number } =>
  budgetScope === 'group' && budget !== null && budget >= 0 ? { groupBudgetCents: centsOfRand(budget) } : {}

/** What others give besides the budget, in cents for the group. A budget for the whole group may hold it already. */
export function readSubsidy({ requests, budget, budgetScope }: Idea, students: number): number {
  if (budgetScope === 'group') return 0
  return sumCents(
    requests.flatMap((one) => {
      if (one.kind !== 'limit' || one.limit.code !== 'subsidy') return []
      const { rand, each } = one.limit
      return rand === null || rand === budget ? [] : centsOfRand(rand) * (each ? students : 1)
    }),
  )
}
