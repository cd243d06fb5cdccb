import type { Idea } from '#shared/domain/idea/idea'
import type { PlannedChoices } from '#shared/domain/packages/plan-choices'
import type { VersionStep } from '#shared/domain/revisions/history'
import type { PlanState } from '#shared/domain/revisions/next-version'

/** An idea with what was read of it. */
export interface StoredTrip {
  id: number
  idea: string
  parsed: Idea
  /** When it was written, ISO 8601 UTC: relative dates are reckoned from it. */
  createdAt: string
  /** The caller's idempotency key; an empty one is nobody's. */
  key: string
}

export interface StoredVersion extends PlanState {
  searchId: number
  createdAt: string
}
export type ListedVersion = VersionStep & Pick<StoredVersion, 'said' | 'createdAt'>

/** What can be chosen in place of a plan. */
export interface StoredPackages extends PlannedChoices {
  searchId: number
  /** The version of the plan whose state they were made for. */
  planState: number
  createdAt: string
}

/** Where the stand-in keeps trips and plans. */
export interface TripStore {
  addTrip(trip: StoredTrip): Promise<void>
  findTrip(id: number): Promise<StoredTrip | undefined>
  findTripByKey(key: string): Promise<StoredTrip | undefined>
  /** In no order. */
  listTrips(): Promise<StoredTrip[]>
  /** False if the plan has this version already: of two changes of one version only the first is stored. */
  addVersion(version: StoredVersion): Promise<boolean>
  /** One version, or the newest if none is given. */
  findVersion(searchId: number, version: number | null): Promise<StoredVersion | undefined>
  /** Oldest first. */
  listVersions(searchId: number): Promise<ListedVersion[]>
  /** In place of those of another state. */
  putPackages(packages: StoredPackages): Promise<void>
  findPackages(searchId: number): Promise<StoredPackages | undefined>
}
