import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConsentPurpose } from '#shared/domain/consents'

/** That somebody agreed, to which text, and when: in one batch with what they agreed to. */
export const consents = sqliteTable(
  'consents',
  {
    /** What was sent with it: a demo request's id. */
    subjectId: text('subject_id').notNull(),
    email: text('email').notNull(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    textVersion: text('text_version').notNull(),
    givenAt: text('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.purpose] }), index('consents_by_email').on(table.email)],
)
