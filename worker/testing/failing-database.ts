import { env } from 'cloudflare:workers'

/**
 * The real database, whose calls fail like a lost connection while `isDown` returns true. It can tell reads and batches
 * apart.
 */
export function failingDatabase(isDown: (call: 'query' | 'batch') => boolean = () => true): D1Database {
  const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
  const watchStatement = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => watchStatement(target.bind(...values))
        if (name === WATCHED) return target
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => (isDown('query') ? lost() : Reflect.apply(member, target, values))
      },
    })
  const bare = (statement: D1PreparedStatement): D1PreparedStatement => Reflect.get(statement, WATCHED) ?? statement
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => watchStatement(target.prepare(sql))
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => (isDown('batch') ? lost() : target.batch(statements.map(bare)))
      return Reflect.get(target, name)
    },
  })
}

const WATCHED = Symbol('the statement behind the proxy')
