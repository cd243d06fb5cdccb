import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** "held": over the mail budget; not sent until an administrator queues it. */
export const MESSAGE_STATUSES = ['queued', 'held', 'sending', 'sent', 'failed'] as const

/**
 * Mail to be sent. A row is written in the same batch as what it reports, so a failure of the queue or transport loses
 * nothing.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Derived from what is reported if that may be sent once only; else random. */
    id: text('id').primaryKey(),
    to: text('to', { mode: 'json' }).$type<string[]>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Whom it is to or about, as `emailKey` writes it: erased with this person. Null if it is about nobody. */
    person: text('person'),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull(),
    /** How many times it was taken for sending; the number also identifies the sender. */
    attempts: integer('attempts').notNull(),
    /** The transport that accepted it; "mailbox" means that it was not sent outside this table. */
    sentBy: text('sent_by'),
    createdAt: text('created_at').notNull(),
    /**
     * When the present status was set. A message that is too long in "sending" has lost its sender; in "queued", its
     * queue entry.
     */
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    index('outbox_by_status').on(table.status, table.changedAt),
    index('outbox_by_age').on(table.createdAt, table.id),
    index('outbox_by_person').on(table.person),
  ],
)
