import type { Facts } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import type { Style } from './request/trip-request.ts'
import { readTripRequest } from './request/read-trip-request.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planRequest } from './meet-budget.ts'
import { writeItinerary } from './wording/write-itinerary.ts'

/** The itinerary of an idea: `planRequest` plans the trip as often as the budget needs. */
export function planItinerary(idea: Idea, facts: Facts, { today, style }: { today: string; style?: Style }): Itinerary {
  const request = readTripRequest(idea, facts, today, style)
  const plan = planRequest(request, facts)
  return writeItinerary(plan, facts)
}
