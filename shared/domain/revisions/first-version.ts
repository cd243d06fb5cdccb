import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { verify } from '../verifier/verify.ts'

/** The plan of an idea with the text of the templates and the verifier's report. `text` is the idea's own. */
export function firstVersion(idea: Idea, facts: Facts, words: { today: string; text: string }): Itinerary {
  const plan = planItinerary(idea, facts, { today: words.today })
  return { ...plan, checks: verify(plan, idea, facts, words) }
}
