import { env } from 'cloudflare:workers'

/** The steps of a statement as SQLite plans them. */
export async function queryStepsOf(sql: string, values: readonly unknown[]): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** The table of which a step reads every row, or a whole index; undefined for another step. */
export const tableScannedBy = (step: string): string | undefined => /^SCAN (\w+)/.exec(step)?.[1]
