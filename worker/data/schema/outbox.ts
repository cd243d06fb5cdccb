import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const MESSAGE_STATUSES = ['queued', 'sending', 'sent', 'failed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Mail that is promised: a row here before the answer leaves, whatever becomes of the transport. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: text('created_at').notNull(),
    /** When the present status was reached: a message long in "sending" has lost its sender. */
    changedAt: text('changed_at').notNull(),
  },
  (table) => [index('outbox_by_status').on(table.status, table.changedAt), index('outbox_by_age').on(table.createdAt)],
)
