import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from './orders.ts'

export const PAYMENT_EVENT_KINDS = ['paid', 'failed', 'refunded', 'refused'] as const

/** What a provider said of an order, or an administrator who has seen the money, each once however often it is said. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    /** The order, the provider's own number of the payment, and the kind. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** "refused": the amount or the currency was not the order's, so it changed nothing and waits for a person. */
    kind: text('kind', { enum: PAYMENT_EVENT_KINDS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    createdAt: text('created_at').notNull(),
    /** The administrator, and the day on which the money came; null where a provider said it. */
    recordedBy: text('recorded_by'),
    paidOn: text('paid_on'),
  },
  (table) => [index('payment_events_by_order').on(table.orderId)],
)
