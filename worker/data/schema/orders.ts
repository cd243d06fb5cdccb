import { sql } from 'drizzle-orm'
import { index, integer, type SQLiteColumn, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CARD_PROVIDERS, PAYMENT_STATUSES } from '#shared/contracts/payment'
import { PAYMENT_METHODS } from '#shared/domain/payment/payment-errors'

interface Billing {
  name: string
  email: string
  phone: string
  address: string
  city: string
  province: string
  postalCode: string
}
interface School {
  name: string
  contact: string
  email: string
}
/** The version of each text that was agreed to, and when. */
interface Consent {
  to: 'terms' | 'refund_policy' | 'data_processing'
  version: string
  givenAt: string
}

/** The address in a billing or school, as `emailKey` writes it. */
export const emailIn = (column: SQLiteColumn) => sql`lower(${column} ->> '$.email')`

/** An order and its payment status. Card details are never sent to the server. */
export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** The trip's id and 80 random bits: everybody who knows it may read the status. */
    reference: text('reference').notNull(),
    tripId: text('trip_id'),
    tripName: text('trip_name').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The plan's price per learner when the order was made, if the trip's id is that of a plan. */
    planCents: integer('plan_cents'),
    /** The same for the whole group. */
    planGroupCents: integer('plan_group_cents'),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /** The card provider: "simulated" charges nothing. Null for a transfer and for cash. */
    provider: text('provider', { enum: CARD_PROVIDERS }),
    /** True if no money can move: a provider in test mode or none, or a sample account. */
    isPractice: integer('is_practice', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    /** How many times the provider's page was requested; each attempt has its own reference. */
    attempts: integer('attempts').notNull(),
    billing: text('billing', { mode: 'json' }).$type<Billing>().notNull(),
    school: text('school', { mode: 'json' }).$type<School>().notNull(),
    consents: text('consents', { mode: 'json' }).$type<Consent[]>().notNull(),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_reference').on(table.reference),
    index('orders_by_age').on(table.createdAt),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_payer').on(emailIn(table.billing)),
    index('orders_by_school').on(emailIn(table.school)),
  ],
)
