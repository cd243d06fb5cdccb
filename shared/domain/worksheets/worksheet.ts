import type { LearningKind } from '#shared/domain/catalogue/concepts'
import type { HazardCode } from '#shared/domain/catalogue/hazards'
import type { Assessment } from '../itinerary/learning-words.ts'
import type { RowKind, Space } from './rows/row.ts'

/** How old the learners are who fill in a page: grades R to 3, 4 to 6, 7 to 12. */
export const BANDS = ['early', 'middle', 'upper'] as const
export type Band = (typeof BANDS)[number]

/** What a stop is for: a topic of the curriculum, or a reason to go without one. */
export type Aim =
  | { code: 'topic'; subject: string; grade_min: number; grade_max: number; text: string }
  | { code: 'no_topic'; kind: LearningKind | 'host'; text: string }
export type TaskCode = 'objective' | `${Band}-${RowKind}-${number}`

export interface WorksheetTask {
  code: TaskCode
  text: string
  /** What learners make of it, here or at school. */
  product?: string
  space: Space
  /** Null in the grades that get none. */
  marks: number | null
}
/** How the tasks of these numbers are assessed. */
export interface Assessed {
  code: Assessment | 'marks'
  tasks: number[]
  text: string
}
/**
 * One page for one stop of a plan, in the shape in which the API answers it: what to look for and what to do, with
 * space to write or draw.
 */
export interface Worksheet {
  day: number
  date: string
  start: string
  end: string
  /** Absent for a stop that the catalogue does not have. */
  place_id?: string
  place: string
  town: string | null
  band: Band
  aims: Aim[]
  about: string | null
  look_for: string[]
  tasks: WorksheetTask[]
  assessed: Assessed[]
  /** Of all tasks together; null in the grades that get none. */
  marks: number | null
  safety: { code: HazardCode | 'anywhere'; text: string }
}
