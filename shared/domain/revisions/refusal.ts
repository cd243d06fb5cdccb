import type { Change } from './change.ts'

/** Why a change cannot be. Clock times are minutes from midnight; the words are in `refusal-words.ts`. */
export interface RefusalParams {
  no_such_day: { days: number }
  no_such_step: Record<never, never>
  not_a_visit: { title: string }
  locked: { title: string }
  unknown_place: Record<never, never>
  unknown_stay: Record<never, never>
  already_there: { name: string; day: number }
  closed: { name: string; date: string }
  opening_hours: { name: string; opens: string; closes: string }
  grades: { name: string; grade_min: number; grade_max: number }
  unsuitable: { name: string; why: 'wheelchair' | 'water' | 'season' | 'passport' | 'group_size' }
  too_many_visits: { most: number }
  last_visit: Record<never, never>
  ends_late: { day: number; ends: number; latest: number }
  too_much_driving: { day: number; minutes: number; most: number }
  too_much_on_site: { day: number; minutes: number; most: number }
  no_lunch: { day: number }
  no_room: { day: number }
  programme_unfit: { name: string }
  no_beds: { name: string; beds: number; people: number }
  not_at_that_hour: { name: string }
  check: { detail: string }
  bad_value: { detail: string }
  unknown_question: Record<never, never>
  no_room_for_answers: Record<never, never>
  nothing_to_undo: Record<never, never>
  nothing_to_redo: Record<never, never>
  not_alone: Record<never, never>
  not_offered: Record<never, never>
  taken_already: Record<never, never>
}
export type RefusalCode = keyof RefusalParams
/** What can be instead, and the change that does it. */
export interface Nearest {
  code: 'day' | 'minutes' | 'start'
  /** The day, or minutes. */
  value: number
  change: Change
}
export type Refusal = {
  [Code in RefusalCode]: {
    code: Code
    params: RefusalParams[Code]
    /** The part of the change that is wrong: `day`, `step`, `with`, … */
    field?: string
    nearest?: Nearest
  }
}[RefusalCode]

/** A change that cannot be; caught where changes are applied. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
export const refuse = <Code extends RefusalCode>(
  code: Code,
  params: RefusalParams[Code],
  more: { field?: string; nearest?: Nearest } = {},
): never => {
  throw new Refused({ code, params, ...more } as Refusal)
}
