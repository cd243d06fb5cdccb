import type { Check } from '../itinerary/itinerary.ts'
import type { PlanUnderTest } from './derived/plan-under-test.ts'

/** What one check says of one plan, in words that a teacher reads. */
export type Finding = Pick<Check, 'status' | 'detail'>

/** One thing that must hold of a plan; `label` says it as it should be. */
export interface Rule {
  id: string
  label: string
  run: (plan: PlanUnderTest) => Finding
}

export const pass = (detail: string): Finding => ({ status: 'pass', detail })
export const warn = (detail: string): Finding => ({ status: 'warn', detail })
export const fail = (detail: string): Finding => ({ status: 'fail', detail })

const SHOWN = 3
/** Up to three problems in a row and how many more there are. */
export function listed(problems: readonly string[]): string {
  const more = problems.length - SHOWN
  return problems.slice(0, SHOWN).join('; ') + (more > 0 ? `; and ${more} more` : '') + '.'
}
/** Fails with what is wrong, or passes with the evidence that nothing is. */
export const failIfAny = (problems: readonly string[], evidence: string): Finding =>
  problems.length > 0 ? fail(listed(problems)) : pass(evidence)
/** A problem that the plan itself names is a warning to the reader; one that it hides is a fault. */
export const warnIfNamed = (named: boolean, detail: string): Finding =>
  named ? warn(detail) : fail(`${detail} The plan does not say so.`)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
