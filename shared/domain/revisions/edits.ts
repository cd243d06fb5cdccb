import type { KindOfTrip } from '../kinds-of-trip.ts'
import type { Economy } from '../planner/request/economy.ts'
import type { Style } from '../planner/request/trip-request.ts'
import type { OwnStop, SettableField, SetValue } from './change.ts'

/** A visit of a day as the owner has it. */
export interface OutlineVisit {
  /** The id of a place, or of a stop to arrange. */
  id: string
  minutes: number
  /** When it begins, `HH:MM`, if the owner set it. */
  start?: string
  locked?: true
  /** What the group does during it, by the id of a programme, if the owner chose it. */
  programme?: string
}
export interface OutlineDay {
  /** In their order. */
  visits: OutlineVisit[]
  /** When the group leaves in the morning, `HH:MM`, if the owner set it. */
  leaves?: string
  /** Programmes that the owner chose, by the place of their block among those of the day, from 0. */
  programmes?: Record<string, string>
}
/** The places of each day and the stay of each night. */
export interface Outline {
  days: OutlineDay[]
  stays: string[]
}

/** All that the owner changed against the idea. With the idea, the facts and the day it gives the plan of a version. */
export interface Edits {
  fields: Partial<Record<SettableField, SetValue>>
  /** Sentences that answer a question of the plan. */
  /** The first day that the planner chose, kept for a trip of another length; absent: the idea or the owner names one. */
  keptStart?: string
  answers: string[]
  package: Style
  /** How the package that was taken saves money; absent: it is found anew. */
  economy?: Economy
  /** The kind that was chosen for a vague idea; absent: as the plan was first made. */
  kind?: KindOfTrip
  /** Places and stops that were taken out. */
  removed: string[]
  /** Places and stops that were put in; absent in what was stored before they were noted. */
  added?: string[]
  /** Hours, order or beds were changed since the plan was made or taken. */
  arranged?: true
  /** Stops of the owner's own; the id of each is `own-` and its place in this list, from 1. */
  own: OwnStop[]
  /** Null before the first change. */
  outline: Outline | null
}
export const NO_EDITS: Edits = { fields: {}, answers: [], package: 'classic', removed: [], own: [], outline: null }
