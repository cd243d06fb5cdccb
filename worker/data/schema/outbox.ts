import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** "held": over the budgets of mail. Nothing sends it until an administrator queues it. */
export const MESSAGE_STATUSES = ['queued', 'held', 'sending', 'sent', 'failed'] as const

/** Mail that is promised: a row here in the same batch as what it reports, whatever becomes of the queue and the transport. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Names what is reported, where that may be reported once only; else random. */
    id: text('id').primaryKey(),
    to: text('to', { mode: 'json' }).$type<string[]>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull(),
    /** How often it was taken for sending; the number tells one sender from the next. */
    attempts: integer('attempts').notNull(),
    /** The transport that took it; "mailbox" went no further than this table. */
    sentBy: text('sent_by'),
    createdAt: text('created_at').notNull(),
    /** When the present status was reached: long in "sending" has lost its sender, long in "queued" its place in the queue. */
    changedAt: text('changed_at').notNull(),
  },
  (table) => [index('outbox_by_status').on(table.status, table.changedAt)],
)
