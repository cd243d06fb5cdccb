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
