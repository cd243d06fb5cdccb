import type { Day, Step } from '../day-figures.ts'
import { shownRand } from '../shown-figures.ts'

type Arrangement = NonNullable<Step['arrange']>

/** The steps to which somebody must still agree, in the order of the trip. */
export const stepsToArrange = (days: readonly Day[]): { day: Day; step: Step; arrange: Arrangement }[] =>
  days.flatMap((day) => day.schedule.flatMap((step) => (step.arrange ? [{ day, step, arrange: step.arrange }] : [])))

/** "about R0 to R60 a learner, to be quoted". */
export function estimateInWords({ low, high }: Arrangement['estimate']): string {
  if (high === 0) return 'usually free, to be quoted'
  const range = low === high ? shownRand(high) : `${shownRand(low)} to ${shownRand(high)}`
  return `about ${range} a learner, to be quoted`
}
