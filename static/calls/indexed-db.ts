import type { StoredPackages, StoredTrip, StoredVersion, TripStore } from './store.ts'

const NAME = 'uhambo'
const VERSION = 1
const TABLES = ['trips', 'versions', 'packages'] as const
type Table = (typeof TABLES)[number]

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request
    database.createObjectStore('trips', { keyPath: 'id' }).createIndex('key', 'key')
    database.createObjectStore('versions', { keyPath: ['searchId', 'version'] })
    database.createObjectStore('packages', { keyPath: 'searchId' })
  })
  return resultOf(request)
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser’s storage failed')))
  })

/** Trips and plans in the browser's own database. */
export function indexedDbStore(): TripStore {
  let opened: Promise<IDBDatabase> | undefined
  const tables = async (mode: IDBTransactionMode) => {
    const transaction = (await (opened ??= openDatabase())).transaction(TABLES, mode)
    return (table: Table) => transaction.objectStore(table)
  }
  const find = async <Row>(table: Table, key: IDBValidKey) =>
    (await resultOf((await tables('readonly'))(table).get(key))) as Row | undefined
  /** False if there is a row with this key. */
  const add = async (table: Table, row: object): Promise<boolean> => {
    const request = (await tables('readwrite'))(table).add(row)
    // An error that is not handled ends the transaction, which is the page's failure.
    request.addEventListener('error', (event) => event.preventDefault())
    const transaction = request.transaction as IDBTransaction
    const stored = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser stored nothing')))
    })
    const isAdded = await resultOf(request).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false
        throw error
      },
    )
    await stored
    return isAdded
  }
  const versionsOf = (searchId: number) => IDBKeyRange.bound([searchId, 0], [searchId, Number.POSITIVE_INFINITY])
  return {
    addTrip: async (trip) => void (await add('trips', trip)),
    findTrip: (id) => find<StoredTrip>('trips', id),
    findTripByKey: async (key) =>
      (await resultOf((await tables('readonly'))('trips').index('key').get(key))) as StoredTrip | undefined,
    listTrips: async () => (await resultOf((await tables('readonly'))('trips').getAll())) as StoredTrip[],
    addVersion: (version) => add('versions', version),
    findVersion: async (searchId, version) => {
      if (version !== null) return find<StoredVersion>('versions', [searchId, version])
      const newest = (await tables('readonly'))('versions').openCursor(versionsOf(searchId), 'prev')
      return (await resultOf(newest))?.value as StoredVersion | undefined
    },
    listVersions: async (searchId) =>
      (await resultOf((await tables('readonly'))('versions').getAll(versionsOf(searchId)))) as StoredVersion[],
    putPackages: async (packages) => void (await resultOf((await tables('readwrite'))('packages').put(packages))),
    findPackages: (searchId) => find<StoredPackages>('packages', searchId),
  }
}
