import { sql } from 'drizzle-orm'
import type { Town } from '#shared/domain/catalogue/facts'
import { towns } from './schema/catalogue.ts'
import { tables } from './statement.ts'

/**
 * Towns with a name or alias in which every typed word begins a word ("jo" finds Johannesburg, "jozi" too), best
 * first, a name before an alias. Text without a letter or digit finds nothing.
 */
export async function searchTowns(db: D1Database, typed: string, limit: number): Promise<Town[]> {
  const words =
    typed
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? []
  if (words.length === 0) return []
  // Quoted, so that nothing typed is read as an operator of the full-text language.
  const query = words.map((word) => `"${word}"*`).join(' ')
  const rows = await tables(db)
    .select({ line: towns.line })
    .from(sql`town_names`)
    .innerJoin(towns, sql`${towns.id} = town_names.town_id`)
    .where(sql`town_names MATCH ${query}`)
    .orderBy(sql`bm25(town_names, 0, 10, 4)`, towns.lineNumber)
    .limit(limit)
  return rows.map(({ line }) => line)
}
