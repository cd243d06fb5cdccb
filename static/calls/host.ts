import type { AddressIndex } from '#shared/domain/address-search/address-index'
import type { Facts } from '#shared/domain/catalogue/facts'
import { unknownPlan } from '../../worker/services/trip-problems.ts'
import type { StoredTrip, TripStore } from './store.ts'

/** Everything that the stand-in's calls depend on; tests pass in replacements. */
export interface Host {
  store: TripStore
  /** The catalogue and the address book, which are fetched when a call first needs them. */
  facts: () => Promise<Facts>
  addresses: () => Promise<AddressIndex>
  now: () => Date
  searchId: () => number
}

/** Throws for an unknown trip: everything in this store is the reader's own. */
export async function readTrip({ store }: Host, id: number | null): Promise<StoredTrip> {
  const trip = id === null ? undefined : await store.findTrip(id)
  if (!trip) throw unknownPlan()
  return trip
}
