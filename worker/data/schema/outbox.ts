import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** "held": over the mail budget; not sent until an administrator queues it. */
export const MESSAGE_STATUSES = ['queued', 'held', 'sending', 'sent', 'failed'] as const

/** The secrets that a letter about an account needs; the sender makes them when it sends the letter. */
export type SecretOrder =
  /** "sign_up" needs a link that confirms the address and a temporary password, the others one link. */
  | { kind: 'reset' | 'verify' | 'sign_up'; userId: string }
  /** `userId` is the administrator who invites. */
  | { kind: 'invitation'; userId: string; invitationId: string }

/** The secrets of a letter, by the slot that stands for each one in its text (`worker/mail/slots.ts`). */
export interface SecretValues {
  link: string
  password?: string
}

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
    /** Text and HTML have slots where secrets belong, so the table holds none. */
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
    /** Null if the letter needs no secrets. */
    secret: text('secret', { mode: 'json' }).$type<SecretOrder>(),
    /** Only the development mailbox keeps the secrets, so that a local administrator can use them. */
    keptSecrets: text('kept_secrets', { mode: 'json' }).$type<SecretValues>(),
  },
  (table) => [
    index('outbox_by_status').on(table.status, table.changedAt),
    index('outbox_with_secrets').on(table.id).where(sql`kept_secrets IS NOT NULL`),
    index('outbox_by_age').on(table.createdAt, table.id),
    index('outbox_by_person').on(table.person),
  ],
)
