import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ContactMessage } from '#shared/contracts/contact'

/** A message to the team, written in one batch with its mails. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    /** As `emailKey` writes it. */
    email: text('email').notNull(),
    message: text('message', { mode: 'json' }).$type<ContactMessage>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_email').on(table.email, table.createdAt),
    index('contact_messages_by_age').on(table.createdAt),
  ],
)
