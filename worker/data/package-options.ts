import { eq } from 'drizzle-orm'
import type { PlannedKinds } from '#shared/domain/packages/plan-kinds'
import type { OtherPackage } from '#shared/domain/packages/plan-packages'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { packageOptions } from './schema/package-options.ts'
import { statementOf, tables } from './statement.ts'
import { STORED_VERSION, upgrade } from './stored-versions.ts'

export interface StoredOptions {
  searchId: number
  /** Saver and Signature. */
  others: OtherPackage[]
  /** Plans of other kinds; null if the idea is not vague. */
  kinds: PlannedKinds | null
  createdAt: string
}

/** Only the first insert counts: options that a reader has seen must not change. */
export const insertOptionsOnce = (db: D1Database, options: StoredOptions): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(packageOptions)
      .values({ ...options, version: STORED_VERSION })
      .onConflictDoNothing(),
  )

export async function findOptions(db: D1Database, searchId: number): Promise<StoredOptions | undefined> {
  const row = await tables(db).select().from(packageOptions).where(eq(packageOptions.searchId, searchId)).get()
  return row && toOptions(row)
}

/** Reads a row of any stored version. */
export const toOptions = ({ version, ...row }: typeof packageOptions.$inferSelect): StoredOptions => ({
  ...row,
  others: (row.others as unknown[]).map((one) => toPackage(version, one)),
  kinds: row.kinds === null ? null : toKinds(version, row.kinds as PlannedKinds),
})

/** Reads the plans of other kinds of any stored version. */
const toKinds = (version: number, { first, others }: PlannedKinds): PlannedKinds => ({
  first,
  others: others.map((one) => ({ ...one, itinerary: upgrade('itinerary', version, one.itinerary) as Itinerary })),
})

/** Reads a package of any stored version. */
function toPackage(version: number, stored: unknown): OtherPackage {
  const { itinerary, ...rest } = upgrade('package', version, stored) as OtherPackage
  return { ...rest, itinerary: itinerary && (upgrade('itinerary', version, itinerary) as Itinerary) }
}
