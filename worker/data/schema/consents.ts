import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConsentPurpose } from '#shared/domain/consents'

/** That somebody agreed, to which text, and when; written in one batch with the request. */
export const consents = sqliteTable(
  'consents',
  {
    /** The id of the request that was agreed to, such as a demo request. */
    subjectId: text('subject_id').notNull(),
    email: text('email').notNull(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    textVersion: text('text_version').notNull(),
    givenAt: text('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.purpose] }),
    index('consents_by_email').on(table.email),
    index('consents_by_age').on(table.givenAt),
  ],
)
