import { createContext, use } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { Change, PlanVersion, RefusedRevision } from '#shared/contracts/revisions'
import type { Retrace } from '#shared/domain/revisions/history'
import type { ApiFetch } from '../../../api/client.ts'
import type { Offered } from './editing-context.ts'
import type { TakenField } from './taken.ts'

/** What the drawer is open for; days count from 1, steps from 0. */
export type ChangeTarget =
  | { part: 'step'; day: number; step: number }
  | { part: 'night'; day: number }
  | { part: 'add'; day: number }
  | { part: 'field'; field: TakenField }
  | { part: 'versions' }
  | { part: 'stale'; changes: readonly Change[]; newest: { version: number; itinerary: Itinerary } }

/** Why a change was not made, beside the control that asked for it. */
export interface ChangeProblem {
  /** The control. */
  at: string
  words: string
  /** A change that can be made instead. */
  nearest?: RefusedRevision['nearest']
  /** `copy`: the plan is another's. `again`: nothing was decided, the same press may work later. */
  offer?: 'copy' | 'again'
}

/** Where undo, redo and versions are. */
export const BAR = 'bar'
/** The notice of a change, which has Undo. */
export const NOTICE = 'notice'

export interface PlanEditing {
  itinerary: Itinerary
  versions: readonly PlanVersion[]
  /** The number of the version that is shown. */
  version: number
  offered: Offered | undefined
  apiFetch: ApiFetch
  /** The control whose change is on its way. */
  busy: string | null
  problem: ChangeProblem | null
  /** Whether a change is left to undo. */
  canUndo: boolean
  /** Whether an undone change can be made again. */
  canRedo: boolean
  /** The undos or redos after which the plan is as in an older version; null if it is so now, or none lead there. */
  retraceTo: (version: number) => Retrace | null
  /** Opens the drawer; `from` is the control that the focus returns to, if it is not the target's own. */
  open: (target: ChangeTarget, from?: string) => void
  close: () => void
  /** Sends changes; `at` is the control that shows what comes of it. */
  revise: (changes: readonly Change[], at: string) => void
  makeCopy: () => Promise<void>
  /** Shows the newest version, which was made elsewhere, and then makes these changes in it. */
  showNewest: (newest: { version: number; itinerary: Itinerary }, changes: readonly Change[]) => Promise<void>
}

export const EditingContext = createContext<PlanEditing | null>(null)

/** For components inside the plan of an owner. */
export function usePlanEditing(): PlanEditing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('This part belongs into a plan that can be changed.')
  return editing
}
