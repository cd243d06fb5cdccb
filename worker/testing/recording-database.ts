import { env } from 'cloudflare:workers'

/** The real database, which notes each statement with the values of its last use. */
export function recordingDatabase(): { db: D1Database; statements: Map<string, unknown[]> } {
  const statements = new Map<string, unknown[]>()
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') {
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return (sql: string) => {
        statements.set(sql, [])
        const statement = target.prepare(sql)
        const bind = statement.bind.bind(statement)
        statement.bind = (...values: unknown[]) => {
          statements.set(sql, values)
          return bind(...values)
        }
        return statement
      }
    },
  })
  return { db, statements }
}

/** The steps of a statement as SQLite plans them. */
export async function planOf(sql: string, values: readonly unknown[]): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** The table of which a step reads every row, or a whole index; undefined for another step. */
export const tableScannedBy = (step: string): string | undefined => /^SCAN (\w+)/.exec(step)?.[1]
