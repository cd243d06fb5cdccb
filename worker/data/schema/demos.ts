import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DemoForm, DemoSubmission } from '#shared/contracts/demo'

/** A demo request, written in one batch with its consent and its mails. */
export const demoRequests = sqliteTable(
  'demo_requests',
  {
    id: text('id').primaryKey(),
    /** As `emailKey` writes it. */
    email: text('email').notNull(),
    searchId: integer('search_id'),
    /** The idempotency key, bound to its caller: the full form is sent with the same one. */
    requestKey: text('request_key'),
    status: text('status', { enum: ['pending'] }).notNull(),
    submission: text('submission', { mode: 'json' }).$type<DemoSubmission>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('demo_requests_by_email').on(table.email, table.createdAt),
    index('demo_requests_by_key').on(table.requestKey),
    index('demo_requests_by_age').on(table.createdAt),
  ],
)

/** The full form, which is sent second. */
export const demoDetails = sqliteTable(
  'demo_details',
  {
    id: text('id').primaryKey(),
    /** The request that it belongs to; null if that request never arrived. */
    demoId: text('demo_id'),
    email: text('email').notNull(),
    form: text('form', { mode: 'json' }).$type<DemoForm>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('demo_details_by_demo').on(table.demoId),
    index('demo_details_by_email').on(table.email),
    index('demo_details_by_age').on(table.createdAt),
  ],
)
