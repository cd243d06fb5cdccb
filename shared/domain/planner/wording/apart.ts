import { stayActivityOf } from '../../catalogue/stay-activities.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** Whether a step is on the water, or beside water with a risk of drowning. */
function isWet({ visit, programme, visitProgramme }: PlannedStep, { stay_activities = [] }: Partial<Step>): boolean {
  const place = visit?.candidate.arranged ? undefined : visit?.candidate.place
  return (
    (place !== undefined && isClosedToNonSwimmers(place)) ||
    stay_activities.some((code) => stayActivityOf(code).water === 'in') ||
    (programme !== undefined && programme.water !== 'none') ||
    (visitProgramme !== undefined && visitProgramme.programme.water !== 'none')
  )
}

/** What those do at the water who do not swim: their part of the step, and the sentence of its note. */
export function apartAt(
  step: PlannedStep,
  words: Partial<Step>,
  people: number | null,
): { apart: NonNullable<Step['apart']>; note: string } | null {
  if (people === null || !isWet(step, words)) return null
  const who = people === 1 ? 'The one who does not swim stays' : `The ${people} who do not swim stay`
  return {
    apart: { need: 'no_swimming', people },
    note: `${who} out of the water with an adult: they keep the group’s record of the stop, with times, sketches and what they count.`,
  }
}
