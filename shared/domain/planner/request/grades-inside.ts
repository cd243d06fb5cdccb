import type { Place } from '../../catalogue/facts.ts'
import type { TripRequest } from './trip-request.ts'

type Grades = readonly [lowest: number, highest: number]
/** The grades of a group that a place is meant for, and those that stay outside. */
export interface GradesInside {
  inside: Grades
  outside: Grades
}
/** At least this part of the grades goes in: else the place is not for the group. */
const LEAST_INSIDE = 0.5

/** How a place with a door divides the grades of a group; null if all go in, or too few would. */
export function gradesInside(
  { grades: [lowest, highest], setting }: Pick<Place, 'grades' | 'setting'>,
  { gradeMin, gradeMax }: Pick<TripRequest, 'gradeMin' | 'gradeMax'>,
): GradesInside | null {
  const inside = [Math.max(lowest, gradeMin), Math.min(highest, gradeMax)] as const
  const count = inside[1] - inside[0] + 1
  const all = gradeMax - gradeMin + 1
  const isCut = lowest > gradeMin !== gradeMax > highest
  if (setting === 'open' || !isCut || count < LEAST_INSIDE * all) return null
  return { inside, outside: lowest > gradeMin ? [gradeMin, lowest - 1] : [highest + 1, gradeMax] }
}
