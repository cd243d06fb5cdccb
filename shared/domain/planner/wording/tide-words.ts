import { clockOf, listOf } from '../../itinerary/words.ts'
import { lowTideNear, lowTidesOn } from '../../tide.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

const SOURCE = 'by our own reckoning from the Moon, right to an hour: look it up in a tide table'

/** When a programme that needs low tide has it. */
export const programmeTideInWords = (low: number): string =>
  `Low tide is at about ${clockOf(low)}, ${SOURCE}, and go down to the rocks only around it.`

/** When a place that shows at low tide has it; empty for other places, and where its programme says so. */
export function visitTideInWords(
  { visit, visitProgramme, spot, start, end }: PlannedStep,
  { date }: PlannedDay,
): string[] {
  if (visit?.candidate.place.tide !== 'low' || visitProgramme?.lowTide !== undefined) return []
  const near = lowTideNear(date, spot, start, end)
  if (near !== null) return [`It shows at low tide, at about ${clockOf(near)} that day ${SOURCE}.`]
  const lows = listOf(lowTidesOn(date, spot).map(clockOf))
  return [
    `It shows at low tide, at about ${lows} that day ${SOURCE}. This visit is at another hour: ask whether it can move.`,
  ]
}
