import { parseIdea } from '#shared/domain/idea/parse'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { EXPECTED_PLACES, type ExpectedPlace } from './expected-places.ts'
import type { World } from './judge-request.ts'

const EXPECTED_TODAY = '2026-11-21'
export interface Unmet extends ExpectedPlace {
  visited: string[]
}

/** The expected places that no plan comes to, with what it visits instead. */
export function findUnmet({ facts, gazetteer }: World): Unmet[] {
  return EXPECTED_PLACES.map((expected): Unmet => {
    const idea = parseIdea(expected.text, { today: EXPECTED_TODAY, gazetteer })
    const { daily_itinerary } = planItinerary(idea, facts, { today: EXPECTED_TODAY })
    const visited = daily_itinerary.flatMap(({ schedule }) => schedule.flatMap(({ place_id }) => place_id ?? []))
    return { ...expected, visited }
  }).filter(({ oneOf, visited }) => !oneOf.some((id) => visited.includes(id)))
}
