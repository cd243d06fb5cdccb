import { consents } from './schema/consents.ts'
import { statementOf, tables } from './statement.ts'

/** Write it in one batch with the request that the person agreed to. */
export const insertConsent = (db: D1Database, consent: typeof consents.$inferInsert): D1PreparedStatement =>
  statementOf(db, tables(db).insert(consents).values(consent))
