import { and, eq, ne } from 'drizzle-orm'
import type { OtherPackage, PlannedChoices, PlannedKinds } from '#shared/domain/packages/plan-choices'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { packageOptions } from './schema/package-options.ts'
import { statementOf, tables } from './statement.ts'
import { STORED_VERSION, upgrade } from './stored-versions.ts'

export interface StoredOptions extends PlannedChoices {
  searchId: number
  /** The version of the plan whose state they were made for. */
  planState: number
  createdAt: string
}

/** Takes the place of the options of another state; of the same state only the first count, since a reader may have seen them. */
export const insertOptionsOnce = (db: D1Database, options: StoredOptions): D1PreparedStatement => {
  const { searchId, ...row } = { ...options, version: STORED_VERSION }
  const insert = tables(db)
    .insert(packageOptions)
    .values({ searchId, ...row })
    .onConflictDoUpdate({
      target: packageOptions.searchId,
      set: row,
      setWhere: ne(packageOptions.planState, options.planState),
    })
  return statementOf(db, insert)
}

/** The options of one state of a plan. */
export async function findOptions(
  db: D1Database,
  searchId: number,
  planState: number,
): Promise<StoredOptions | undefined> {
  const isOfState = and(eq(packageOptions.searchId, searchId), eq(packageOptions.planState, planState))
  const row = await tables(db).select().from(packageOptions).where(isOfState).get()
  return row && toOptions(row)
}

/** Reads a row of any stored version. */
export const toOptions = ({ version, ...row }: typeof packageOptions.$inferSelect): StoredOptions => ({
  ...row,
  others: (row.others as unknown[]).map((one) => toPackage(version, one)),
  kinds: row.kinds === null ? null : toKinds(version, row.kinds as PlannedKinds),
})

/** Reads the plans of other kinds of any stored version. */
const toKinds = (version: number, { first, others, plan }: PlannedKinds): PlannedKinds => ({
  first,
  ...(plan && { plan: upgrade('itinerary', version, plan) as Itinerary }),
  others: others.map((one) => ({ ...one, itinerary: upgrade('itinerary', version, one.itinerary) as Itinerary })),
})

/** Reads a package of any stored version. */
function toPackage(version: number, stored: unknown): OtherPackage {
  const { itinerary, ...rest } = upgrade('package', version, stored) as OtherPackage
  return { ...rest, itinerary: itinerary && (upgrade('itinerary', version, itinerary) as Itinerary) }
}
