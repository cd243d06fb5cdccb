import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import type { Edits } from '#shared/domain/revisions/edits'
import type { VersionStep } from '#shared/domain/revisions/history'
import { itineraries } from './schema/itineraries.ts'
import { planVersions } from './schema/plan-versions.ts'
import { statementOf, tables } from './statement.ts'
import { STORED_VERSION, upgrade } from './stored-versions.ts'

/** One version of a plan. */
export interface StoredVersion extends VersionStep {
  searchId: number
  document: Itinerary
  /** Null for the first version. */
  edits: Edits | null
  said: string[]
  createdAt: string
}

/** False if the plan has this version already: of two changes of one version only the first is stored. */
export async function insertVersion(db: D1Database, version: StoredVersion & { edits: Edits }): Promise<boolean> {
  const insert = tables(db)
    .insert(planVersions)
    .values({ ...version, storedVersion: STORED_VERSION })
    .onConflictDoNothing()
  const { meta } = await statementOf(db, insert).run()
  return meta.changes > 0
}

/** Copies a plan to a search without one: its first and, if it was changed, its newest version, where it begins. */
export const copyVersions = (
  db: D1Database,
  from: number,
  { searchId, createdAt, said }: { searchId: number; createdAt: string; said: string[] },
): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO itineraries (search_id, document, created_at, version)
       SELECT ?, document, ?, version FROM itineraries WHERE search_id = ?`,
    )
    .bind(searchId, createdAt, from),
  db
    .prepare(
      `INSERT INTO plan_versions (search_id, version, document, edits, said, created_at, state_of, parent, stored_version)
       SELECT ?, 2, document, edits, ?, ?, 2, 0, stored_version FROM plan_versions
       WHERE search_id = ? ORDER BY version DESC LIMIT 1`,
    )
    .bind(searchId, JSON.stringify(said), createdAt, from),
]

const toVersion = ({ storedVersion, ...row }: typeof planVersions.$inferSelect): StoredVersion => ({
  ...row,
  document: upgrade('itinerary', storedVersion, row.document) as Itinerary,
})
const firstVersion = ({ searchId, document, createdAt, version }: typeof itineraries.$inferSelect): StoredVersion => ({
  searchId,
  document: upgrade('itinerary', version, document) as Itinerary,
  edits: null,
  said: [],
  createdAt,
  version: 1,
  stateOf: 1,
  parent: 0,
})

const newestOf = (db: D1Database, searchId: number) =>
  tables(db)
    .select()
    .from(planVersions)
    .where(eq(planVersions.searchId, searchId))
    .orderBy(desc(planVersions.version))
    .limit(1)
const firstOf = (db: D1Database, searchId: number) =>
  tables(db).select().from(itineraries).where(eq(itineraries.searchId, searchId))

/** One version, or the newest if none is given; undefined if the plan does not have it. */
export async function findVersion(
  db: D1Database,
  searchId: number,
  version: number | null = null,
): Promise<StoredVersion | undefined> {
  if (version === null || version === 1) {
    const newest = version === null ? await newestOf(db, searchId).get() : undefined
    const first = newest ? undefined : await firstOf(db, searchId).get()
    return newest ? toVersion(newest) : first && firstVersion(first)
  }
  const row = await tables(db)
    .select()
    .from(planVersions)
    .where(and(eq(planVersions.searchId, searchId), eq(planVersions.version, version)))
    .get()
  return row && toVersion(row)
}

/** All versions of a plan without what they show, oldest first; empty without a plan. */
export async function listVersions(db: D1Database, searchId: number): Promise<(VersionStep & ListedVersion)[]> {
  const { version, stateOf, parent, said, createdAt } = planVersions
  const [later, first] = await Promise.all([
    tables(db)
      .select({ version, stateOf, parent, said, createdAt })
      .from(planVersions)
      .where(eq(planVersions.searchId, searchId))
      .orderBy(version),
    tables(db)
      .select({ createdAt: itineraries.createdAt })
      .from(itineraries)
      .where(eq(itineraries.searchId, searchId))
      .get(),
  ])
  return first ? [{ version: 1, stateOf: 1, parent: 0, said: [], createdAt: first.createdAt }, ...later] : []
}
/** What was changed of these plans and when, oldest first, without the plans. At most 100 at once. */
export const listVersionsOf = (db: D1Database, searchIds: readonly number[]) => {
  const { searchId, version, edits, said, createdAt } = planVersions
  return tables(db)
    .select({ searchId, version, edits, said, createdAt })
    .from(planVersions)
    .where(inArray(searchId, [...searchIds]))
    .orderBy(searchId, version)
}
interface ListedVersion {
  said: string[]
  createdAt: string
}
