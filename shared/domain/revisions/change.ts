import type { KindOfTrip } from '../kinds-of-trip.ts'

/** A stop that the owner adds and that the catalogue does not have; times `HH:MM`. */
export interface OwnStop {
  title: string
  town?: string | undefined
  minutes?: number | undefined
  opens?: string | undefined
  closes?: string | undefined
  rand_per_learner?: number | undefined
}
export type SettableField =
  | 'origin'
  | 'start_date'
  | 'days'
  | 'pax_students'
  | 'pax_teachers'
  | 'grade_min'
  | 'grade_max'
  | 'budget_per_student'
  | 'transport'
  | 'needs'
export type SetValue = string | number | string[] | null

/** A package of the first plan, that plan itself, or for a vague idea a plan of another kind. */
export type PlanCode = 'saver' | 'classic' | 'signature' | 'first' | KindOfTrip

/** One change of a plan. Days count from 1, steps of a day from 0; `with` is an id, or a stop of the owner's own. */
export type Change =
  | { type: 'swap'; day: number; step: number; with: string | OwnStop }
  | { type: 'add'; day: number; with: string | OwnStop; minutes?: number | undefined; start?: string | undefined }
  | { type: 'remove' | 'lock' | 'unlock'; day: number; step: number }
  | {
      type: 'move'
      day: number
      step?: number | undefined
      to_day?: number | undefined
      start?: string | undefined
    }
  | { type: 'resize'; day: number; step: number; minutes: number }
  | { type: 'set'; field: SettableField; value: SetValue }
  | { type: 'stay'; day: number; with: string }
  | { type: 'package'; code: PlanCode }
  | { type: 'answer'; question: string; option: string }
  | { type: 'undo' | 'redo' }
