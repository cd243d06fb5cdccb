import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { type PlannedKinds, planKinds } from './plan-kinds.ts'
import { type OtherPackage, planOtherPackages } from './plan-packages.ts'

/** What can be chosen in place of a stored plan. */
export interface PlannedChoices {
  /** Saver and Signature. */
  others: OtherPackage[]
  /** Plans of other kinds; null if the idea is not vague. */
  kinds: PlannedKinds | null
}

/** The other packages of a stored plan and, for a vague idea, plans of other kinds. */
export const planChoices = (
  idea: Idea,
  facts: Facts,
  { today, text, first }: { today: string; text?: string | undefined; first: Itinerary },
): PlannedChoices => ({
  others: planOtherPackages(idea, facts, { today, text, classic: first }),
  kinds: planKinds(idea, facts, { today, text, first }),
})
