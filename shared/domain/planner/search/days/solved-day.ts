import type { Candidate } from '../../candidates/candidates.ts'
import type { DayConstraints } from './day-constraints.ts'

export interface Visit {
  candidate: Candidate
  minutes: number
  /** The owner of the plan set its hour or its length. */
  isSet?: true
}
/** The group's stops in order: first the day's beginning (no visit), then each visit; lunch may be eaten there before the next drive. */
export interface Stop {
  visit: Visit | null
  lunchHere: boolean
}
/** The visits of a day in order, and their points. */
export interface DayRoute {
  stops: Stop[]
  score: number
}
/** Each stop after the day's beginning is a visit. */
export const hasVisits = ({ stops }: DayRoute): boolean => stops.length > 1
export function visitsOf({ stops }: DayRoute): Visit[] {
  const visits: Visit[] = []
  for (const { visit } of stops) if (visit) visits.push(visit)
  return visits
}

export interface SolvedDay {
  constraints: DayConstraints
  route: DayRoute
  /** The level to which the constraints were relaxed (hours and shortened visits); 0 is not at all. */
  relaxationLevel: number
}
export function visitedIn(days: readonly SolvedDay[]): Candidate[] {
  const visited: Candidate[] = []
  for (const { route } of days) for (const { visit } of route.stops) if (visit) visited.push(visit.candidate)
  return visited
}
/** Days that could have a visit and have none. */
export const countEmptyDays = (days: readonly SolvedDay[]): number =>
  days.filter(({ constraints, route }) => !constraints.isLongDrive && !hasVisits(route)).length
