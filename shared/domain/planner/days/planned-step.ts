import type { Stay } from '#shared/domain/catalogue/facts'
import type { Spot } from '../brief/brief.ts'
import type { Leg } from '../road/leg.ts'
import type { Visit } from './frame.ts'

export type StepRole =
  | 'gather'
  | 'morning'
  | 'drive'
  | 'rest'
  | 'wait'
  | 'visit'
  | 'lunch'
  | 'break'
  | 'check-in'
  | 'programme'
  | 'afternoon'
  | 'dinner'
  | 'evening'
  | 'breakfast'

/** One block of a day; minutes from midnight, `spot` is where the group is when it ends. */
export interface PlannedStep {
  role: StepRole
  start: number
  end: number
  spot: Spot
  /** Road kilometres of a drive. */
  km?: number
  /** The leg that begins with this drive. */
  road?: Leg | undefined
  visit?: Visit
  stay?: Stay
  /** A rest or lunch beside the road rather than at a place. */
  onRoad?: boolean
}
