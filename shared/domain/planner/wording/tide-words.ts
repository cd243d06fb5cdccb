import { clockOf } from '../../itinerary/words.ts'
import type { Language } from '../../language.ts'
import { lowTideNear, lowTidesOn } from '../../tide.ts'
import { TIDE_PHRASES } from './language/visit-phrases.ts'
import type { Writer } from './language/writer.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** When a programme that needs low tide has it. */
export const programmeTideInWords = (low: number, language: Language): string =>
  TIDE_PHRASES.forProgramme[language](clockOf(low))

/** When a place that shows at low tide has it; empty for other places, and where its programme says so. */
export function visitTideInWords(
  { visit, visitProgramme, spot, start, end }: PlannedStep,
  { date }: PlannedDay,
  { language, grammar }: Writer,
): string[] {
  if (visit?.candidate.place.tide !== 'low' || visitProgramme?.lowTide !== undefined) return []
  const near = lowTideNear(date, spot, start, end)
  if (near !== null) return [TIDE_PHRASES.atVisit[language](clockOf(near))]
  return [TIDE_PHRASES.otherHour[language](grammar.list(lowTidesOn(date, spot).map(clockOf)))]
}
