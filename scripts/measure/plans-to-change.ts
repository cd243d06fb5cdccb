import type { Facts } from '../../shared/domain/catalogue/facts.ts'
import { generateRequests } from '../bench/plan/generate-requests.ts'
import { diceOf } from '../bench/plan/seeded.ts'

/** How many plans are changed, how often each, and how many days the shortest has. */
export const PLANS = 20
export const CHANGES_OF_EACH = 10
export const LEAST_DAYS = 3
const SEED = 2027
const FINE = 1_000_000

/** Numbers between 0 and 1 that look random and are the same in each run. */
export function chanceOf(): () => number {
  const dice = diceOf(SEED)
  return () => dice.number(0, FINE - 1) / FINE
}
/** Ideas of trips of all lengths; those of short ones are left out when their plans are made. */
export const ideasToChange = (facts: Facts, chance: () => number) =>
  generateRequests(9 * 10 * 2, SEED, facts).toSorted(() => chance() - 0.5)
