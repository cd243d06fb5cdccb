import type { SiteDatabase } from '../database/site-database.ts'
import type { ListedSchool } from './read-schools.ts'
import { schoolStatements } from './school-statements.ts'

/** A list with fewer schools than this share of the one in use is taken for a part of it. */
const SMALLEST_SHARE = 0.5

export interface LoadOptions {
  /** Load the list even if it is much smaller than the one in use. */
  smaller?: boolean | undefined
}

/**
 * Loads a list of schools in place of the one in use, which serves until the new one is whole in the database. Returns
 * false if this list is in use already.
 */
export async function loadSchools(
  database: SiteDatabase,
  schools: readonly ListedSchool[],
  { smaller = false }: LoadOptions = {},
): Promise<boolean> {
  const { generation, write, takeIntoUse } = schoolStatements(schools)
  const before = await readListInUse(database)
  if (before?.generation === generation) return false
  if (before && !smaller && schools.length < before.schools * SMALLEST_SHARE)
    throw new Error(
      `The list has ${schools.length} schools and the one in use ${before.schools}: name all its files, or add --smaller. Nothing was loaded.`,
    )
  await database.run(write)
  await database.run(takeIntoUse)
  if ((await readListInUse(database))?.generation !== generation)
    throw new Error('Another load came in between: the earlier list stays in use. Run the command again.')
  return true
}

async function readListInUse(database: SiteDatabase): Promise<{ generation: string; schools: number } | undefined> {
  const [list] = await database.query<{ generation: string; schools: number }>(
    'SELECT generation, schools FROM school_list',
  )
  return list
}
