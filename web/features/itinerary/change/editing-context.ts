import { type ComponentType, createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { PlaceEntry } from '#shared/contracts/catalogue-entry'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { KindSummary, PackageSummary } from '#shared/contracts/options'
import type { Alternative, Change, PlanVersion, Revision } from '#shared/contracts/revisions'
import type { NoteCode } from '#shared/domain/itinerary/notes'
import type { ApiFetch } from '../../../api/client.ts'

/** A step, or the budget, for which others are asked. */
export type OfferedAt = { day: number; step: number } | { field: 'budget_per_student' }
/** A search of the catalogue for a day, on a page without script. */
export interface PlaceSearched {
  addTo: number
  words: string
}
/** What a page without script was asked for: what could be there instead, or the places that were found. */
export type Offered =
  | (OfferedAt & { items: readonly Alternative[] })
  | (PlaceSearched & { places: readonly PlaceEntry[] })

export interface HostProps {
  itinerary: Itinerary
  /** Oldest first; the last one is shown. */
  versions: readonly PlanVersion[]
  offered: Offered | undefined
  apiFetch: ApiFetch
  /** Shows a new version in place of the present one, from which these changes made it; none: it was made elsewhere. */
  show: (revision: Revision, changes: readonly Change[]) => Promise<void>
  children: ReactNode
}

/** The controls of a plan that its reader may change. They are fetched for an owner only. */
export interface OwnerParts {
  Host: ComponentType<HostProps>
  Head: ComponentType
  AnswerControl: ComponentType<{ question: NonNullable<Itinerary['questions']>[number] }>
  StepControl: ComponentType<{ day: number; step: number }>
  NightControl: ComponentType<{ day: number }>
  /** The control of what a note says, if it can be changed. */
  NoteControl: ComponentType<{ code: NoteCode }>
  DayControl: ComponentType<{ day: number }>
  LengthControl: ComponentType
  PackageControl: ComponentType<{ one: PackageSummary }>
  KindControl: ComponentType<{ one: KindSummary }>
}

/** Null for a reader who cannot change the plan, or not in this version. */
export const OwnerContext = createContext<OwnerParts | null>(null)
export const useOwnerParts = (): OwnerParts | null => use(OwnerContext)
