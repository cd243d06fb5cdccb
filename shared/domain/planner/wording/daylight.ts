import type { Point } from '../../geo.ts'
import { sunOn } from '../../sun.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'

/** Whether a trip leaves before sunrise, and whether it is back after sunset. */
export function darkEnds(days: readonly PlannedDay[], start: Point): { early: boolean; late: boolean } {
  const [first, last] = [days[0]!, days.at(-1)!]
  return {
    early: first.steps[0]!.start < sunOn(first.date, start).rise,
    late: last.steps.at(-1)!.end > sunOn(last.date, start).set,
  }
}
