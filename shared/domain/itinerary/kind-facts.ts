import { minutesOf } from './clock.ts'
import type { Itinerary } from './itinerary.ts'
import { roadMinutes } from './road-minutes.ts'
import { isVisitStep } from './visits.ts'

/** What plans of several kinds are compared by, besides the price. */
export interface KindFacts {
  visits: { name: string; minutes: number }[]
  /** Where the visits are, each once. */
  towns: string[]
  road_minutes: number
  /** The subjects that have a CAPS topic in the plan. */
  subjects: string[]
}
/** Why a plan may suit, beside the others that are offered. */
export const KIND_REASONS = ['lowest_price', 'least_driving', 'most_subjects', 'under_cover', 'fewest_visits'] as const
export type KindReason = (typeof KIND_REASONS)[number]

const distinct = (all: readonly string[]) => [...new Set(all)]
const visitsOf = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisitStep))

export const kindFactsOf = (plan: Itinerary): KindFacts => ({
  visits: visitsOf(plan).map(({ title, start, end }) => ({ name: title, minutes: minutesOf(end) - minutesOf(start) })),
  towns: distinct(visitsOf(plan).flatMap(({ town }) => town ?? [])),
  road_minutes: roadMinutes(plan),
  subjects: distinct(plan.objectives_map.map(({ subject }) => subject)),
})

/** How much of it a plan has that speaks for it, more being better; a plan has the reason if no other has as much. */
const MEASURES: Record<KindReason, (plan: Itinerary) => number> = {
  lowest_price: ({ total_per_student }) => -total_per_student,
  least_driving: (plan) => -roadMinutes(plan),
  most_subjects: (plan) => kindFactsOf(plan).subjects.length,
  under_cover: (plan) => Number(visitsOf(plan).every(({ rain }) => rain === undefined)),
  fewest_visits: (plan) => -visitsOf(plan).length,
}
/** What each of these plans alone has; none for a single plan. */
export function reasonsOf(plan: Itinerary, all: readonly Itinerary[]): KindReason[] {
  const others = all.filter((one) => one !== plan)
  if (others.length === 0) return []
  return KIND_REASONS.filter((reason) => others.every((one) => MEASURES[reason](plan) > MEASURES[reason](one)))
}
