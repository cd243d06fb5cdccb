import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from './orders.ts'

export const PAYMENT_EVENT_KINDS = ['paid', 'failed', 'refunded', 'refused'] as const

/** What a provider, or an administrator who has seen the money, reported about an order; each event is stored once. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    /** The order, the provider's payment number, and the kind of event. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * "refused": amount or currency differs from the order; nothing was changed, and an administrator must look at it.
     */
    kind: text('kind', { enum: PAYMENT_EVENT_KINDS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    createdAt: text('created_at').notNull(),
    /** The administrator, and the day on which the money arrived; null for an event of a provider. */
    recordedBy: text('recorded_by'),
    paidOn: text('paid_on'),
  },
  (table) => [index('payment_events_by_order').on(table.orderId)],
)
