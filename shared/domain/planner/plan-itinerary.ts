import type { Facts } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import type { Style } from './brief/brief.ts'
import { toBrief } from './brief/to-brief.ts'
import type { Itinerary } from './itinerary.ts'
import { meetBudget } from './meet-budget.ts'
import { narrate } from './narrate/narrate.ts'

/** An idea to its itinerary in one call; the stages `toBrief`, `meetBudget` and `narrate` stand alone where progress is shown. */
export function planItinerary(idea: Idea, facts: Facts, { today, style }: { today: string; style?: Style }): Itinerary {
  return narrate(meetBudget(toBrief(idea, facts, today, style), facts), facts)
}
