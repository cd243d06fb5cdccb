import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import type { Candidate, Candidates } from '../candidates/candidates.ts'
import { countServed } from '../candidates/wishes.ts'
import { bedPoints } from './bases/rate-stay.ts'
import type { DayMemo } from './days/day-memo.ts'
import { countEmptyDays, type SolvedDay, visitedIn } from './days/solved-day.ts'
import { tripFaults } from './trip-faults.ts'
import { wishPoints } from './wish-bonus.ts'

/** The input of every draft of one trip. */
export interface SearchInput extends Candidates {
  facts: Facts
  memo: DayMemo
  /** The drafts by number of bases and places. */
  drafts: Map<string, ScopeDrafts>
}
/** The drafts with the places of one scope. */
export interface ScopeDrafts {
  places: readonly Candidate[]
  /** One for each choice of stays, the best first. */
  quick: readonly TripDraft[]
  /** What they were refined to; null until then. */
  best: TripDraft | null
}
/** Stays and visits of every day, while the search compares them. */
export interface TripDraft {
  days: SolvedDay[]
  /** The main stay of each night. */
  nights: Stay[]
  /** Bases that the trip moves between; 0 if the area decides. */
  baseCount: number
  /** Points for its days, the wishes it serves and its stays. */
  points: number
  emptyDays: number
  /** The number of faults (`tripFaults`). */
  faults: number
}
export const isBetter = (a: TripDraft, b: TripDraft): boolean =>
  a.faults !== b.faults
    ? a.faults < b.faults
    : a.emptyDays !== b.emptyDays
      ? a.emptyDays < b.emptyDays
      : a.points > b.points + 1e-9
/** The faults and empty days of a draft as one number: each fault counts more than all empty days. */
export const faultScore = ({ faults, emptyDays }: Pick<TripDraft, 'faults' | 'emptyDays'>): number =>
  100 * faults + emptyDays

/** Points for the days without bonuses, for each wish that a visit serves, and for the stays and their cost. */
export function tripPoints(
  days: readonly SolvedDay[],
  nights: readonly Stay[],
  baseCount: number,
  { request, facts, economy, wishes }: SearchInput,
): number {
  const visited = visitedIn(days)
  let points = wishPoints(economy.maxVisitsPerDay) * countServed(visited, wishes)
  for (const { route } of days) points += route.score
  for (const { bonus } of visited) points -= bonus
  for (const stay of new Set(nights)) {
    const count = nights.filter((night) => night === stay).length
    points += bedPoints(stay, request, facts, { nights: count, priceWeight: economy.priceWeight, baseCount })
  }
  return points
}
export const draftOf = (days: SolvedDay[], nights: Stay[], baseCount: number, input: SearchInput): TripDraft => ({
  days,
  nights,
  baseCount,
  points: tripPoints(days, nights, baseCount, input),
  emptyDays: countEmptyDays(days),
  faults: tripFaults(days, nights, input),
})
