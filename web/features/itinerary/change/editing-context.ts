import { type ComponentType, createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { PackageSummary } from '#shared/contracts/options'
import type { Alternative, PlanVersion, Revision } from '#shared/contracts/revisions'
import type { ApiFetch } from '../../../api/client.ts'

/** What could be at one step instead, for a page without script that was asked for it. */
export interface OfferedInstead {
  day: number
  step: number
  items: readonly Alternative[]
}

export interface HostProps {
  itinerary: Itinerary
  /** Oldest first; the last one is shown. */
  versions: readonly PlanVersion[]
  offered: OfferedInstead | undefined
  apiFetch: ApiFetch
  /** Shows a new version in place of the present one. */
  show: (revision: Revision) => Promise<void>
  children: ReactNode
}

/** The controls of a plan that its reader may change. They are fetched for an owner only. */
export interface OwnerParts {
  Host: ComponentType<HostProps>
  Head: ComponentType
  AnswerControl: ComponentType<{ question: NonNullable<Itinerary['questions']>[number] }>
  StepControl: ComponentType<{ day: number; step: number }>
  NightControl: ComponentType<{ day: number }>
  AddControl: ComponentType<{ day: number }>
  PackageControl: ComponentType<{ one: PackageSummary }>
}

/** Null for a reader who cannot change the plan, or not in this version. */
export const OwnerContext = createContext<OwnerParts | null>(null)
export const useOwnerParts = (): OwnerParts | null => use(OwnerContext)
