import type { Check } from '../itinerary/itinerary.ts'
import type { PlanUnderTest } from './derived/plan-under-test.ts'

/** The result of one check for one plan, as a sentence for the teacher. */
export interface Finding extends Pick<Check, 'status' | 'detail' | 'moot'> {
  /** What is so, where the rule has nothing to hold to. */
  label?: string
}

/** One rule for a plan; `label` states the rule, and `otherwise` what is so where it does not hold. */
export interface Rule {
  id: string
  label: string
  otherwise: string
  run: (plan: PlanUnderTest) => Finding
}

export const pass = (detail: string): Finding => ({ status: 'pass', detail })
/** Nothing to hold the rule to: its label would claim what nobody checked ("Wheelchair users can go everywhere"). */
export const moot = (sentence: string): Finding => ({
  status: 'pass',
  moot: true,
  label: sentence.replace(/\.$/u, ''),
  detail: 'So there is nothing to check.',
})
export const warn = (detail: string): Finding => ({ status: 'warn', detail })
export const fail = (detail: string): Finding => ({ status: 'fail', detail })

const SHOWN = 3
/** Up to three problems and the number of further ones. */
export function listed(problems: readonly string[]): string {
  const more = problems.length - SHOWN
  return problems.slice(0, SHOWN).join('; ') + (more > 0 ? `; and ${more} more` : '') + '.'
}
/** A failed check with its problems, or a passed one with its evidence. */
export const failIfAny = (problems: readonly string[], evidence: string): Finding =>
  problems.length > 0 ? fail(listed(problems)) : pass(evidence)
/** A problem that the plan itself states is a warning; one that it does not state is a fault. */
export const warnIfNamed = (named: boolean, detail: string): Finding =>
  named ? warn(detail) : fail(`${detail} The plan does not say so.`)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
