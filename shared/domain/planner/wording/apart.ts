import { stayActivityOf } from '../../catalogue/stay-activities.ts'
import type { Apart, Step } from '../../itinerary/itinerary.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import type { Language } from '../../language.ts'
import { NEEDS_PHRASES } from './language/needs-phrases.ts'
import type { TripRequest } from '../request/trip-request.ts'
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

/** Whether the ground or the work of a step is hard for whoever walks with difficulty. */
function isHardToWalk(
  { visit, programme, visitProgramme }: PlannedStep,
  { stay_activities = [] }: Partial<Step>,
): boolean {
  const place = visit?.candidate.arranged ? undefined : visit?.candidate.place
  return (
    (place !== undefined && place.wheelchair !== 'yes') ||
    stay_activities.some((code) => stayActivityOf(code).onFoot) ||
    programme?.wheelchair === 'no' ||
    visitProgramme?.programme.wheelchair === 'no'
  )
}

/** Those for whom a step is another one because of a need, with the sentences of its note. */
export function apartAt(
  step: PlannedStep,
  words: Partial<Step>,
  { ashore, slowWalkers }: Pick<TripRequest, 'ashore' | 'slowWalkers'>,
  language: Language,
): { apart: Apart[]; notes: string[] } {
  const apart: Apart[] = []
  const notes: string[] = []
  if (ashore !== null && isWet(step, words)) {
    apart.push({ need: 'no_swimming', people: ashore })
    notes.push(NEEDS_PHRASES.ashore[language](ashore))
  }
  if (slowWalkers !== null && isHardToWalk(step, words)) {
    apart.push({ need: 'walking', people: slowWalkers })
    notes.push(NEEDS_PHRASES.slow[language](slowWalkers))
  }
  return { apart, notes }
}
