import type { StoredPackages, StoredTrip, StoredVersion, TripStore } from './store.ts'

/** A store for tests, with copies, as a database gives them. */
export function memoryStore(): TripStore {
  const trips = new Map<number, StoredTrip>()
  const versions = new Map<string, StoredVersion>()
  const packages = new Map<number, StoredPackages>()
  const add = <Key, Row>(rows: Map<Key, Row>, key: Key, row: Row): boolean => {
    if (rows.has(key)) return false
    rows.set(key, structuredClone(row))
    return true
  }
  const versionsOf = (searchId: number) =>
    [...versions.values()]
      .filter((one) => one.searchId === searchId)
      .toSorted((a, b) => a.version - b.version)
      .map((one) => structuredClone(one))
  return {
    addTrip: async (trip) => void add(trips, trip.id, trip),
    findTrip: async (id) => structuredClone(trips.get(id)),
    findTripByKey: async (key) => [...trips.values()].find((trip) => trip.key === key),
    listTrips: async () => [...trips.values()],
    addVersion: async (version) => add(versions, `${version.searchId} ${version.version}`, version),
    findVersion: async (searchId, version) =>
      version === null ? versionsOf(searchId).at(-1) : versionsOf(searchId).find((one) => one.version === version),
    listVersions: async (searchId) => versionsOf(searchId),
    putPackages: async (made) => void packages.set(made.searchId, structuredClone(made)),
    findPackages: async (searchId) => structuredClone(packages.get(searchId)),
  }
}
