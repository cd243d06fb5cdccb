import type { Facts } from '#shared/domain/catalogue/facts'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { gazetteerOf } from '../catalogue/read-facts.ts'
import { PLAN_IDEAS } from './ideas.ts'

/** The day the ten ideas are read on, so that "next" means the same each time. */
const TODAY = '2026-11-21'

/** The ten ideas read, planned and checked as the site does it. */
export const makePlans = (facts: Facts): { file: string; text: string; plan: Itinerary }[] =>
  PLAN_IDEAS.map(({ file, text }) => {
    const idea = parseIdea(text, { today: TODAY, gazetteer: gazetteerOf(facts) })
    const plan = planItinerary(idea, facts, { today: TODAY })
    return { file, text, plan: { ...plan, checks: verify(plan, idea, facts, { today: TODAY, text }) } }
  })
