import { and, eq, inArray, lt, not, or, type SQL } from 'drizzle-orm'
import type { Order, PaymentEvent } from './orders.ts'
import { emailIn, orders } from './schema/orders.ts'
import { paymentEvents } from './schema/payment-events.ts'
import { statementOf, tables } from './statement.ts'

const isBilledTo = (email: string) => eq(emailIn(orders.billing), email)
const isOfSchoolOf = (email: string) => eq(emailIn(orders.school), email)
const isOf = (email: string) => or(isBilledTo(email), isOfSchoolOf(email))

/** Money has moved, so the accounts must show the amount. */
const hasMovedMoney = and(eq(orders.isPractice, false), inArray(orders.status, ['paid', 'refunded'])) as SQL

export interface OrderOfPerson extends Order {
  events: PaymentEvent[]
}

/** The complete orders with this address (`emailKey`), each with its payment events. */
export async function listOrdersOf(db: D1Database, email: string): Promise<OrderOfPerson[]> {
  const rows = await tables(db)
    .select({ order: orders, event: paymentEvents })
    .from(orders)
    .leftJoin(paymentEvents, eq(paymentEvents.orderId, orders.id))
    .where(isOf(email))
  const byId = new Map<string, OrderOfPerson>()
  for (const { order, event } of rows) {
    const known = byId.get(order.id) ?? { ...order, events: [] }
    if (event) known.events.push(event)
    byId.set(order.id, known)
  }
  return [...byId.values()]
}

const NO_PAYER = { name: '', email: '', phone: '', address: '', city: '', province: '', postalCode: '' }
const NO_SCHOOL = { name: '', contact: '', email: '' }

/**
 * Removes a person from their orders. A paid order keeps amount, trip, date and agreements, because the accounts must
 * keep them; other orders are deleted. Orders of other people lose only the school's contact.
 */
export const eraseOrdersOf = (db: D1Database, email: string): D1PreparedStatement[] => [
  statementOf(
    db,
    tables(db)
      .delete(orders)
      .where(and(isBilledTo(email), not(hasMovedMoney))),
  ),
  statementOf(db, tables(db).update(orders).set({ billing: NO_PAYER, school: NO_SCHOOL }).where(isBilledTo(email))),
  statementOf(db, tables(db).update(orders).set({ school: NO_SCHOOL }).where(isOfSchoolOf(email))),
]

/** Deletes orders created before these ISO instants. */
export const deleteOldOrders = (
  db: D1Database,
  before: { paidOrders: string; unpaidOrders: string },
): D1PreparedStatement[] => [
  statementOf(
    db,
    tables(db)
      .delete(orders)
      .where(and(hasMovedMoney, lt(orders.createdAt, before.paidOrders))),
  ),
  statementOf(
    db,
    tables(db)
      .delete(orders)
      .where(and(not(hasMovedMoney), lt(orders.createdAt, before.unpaidOrders))),
  ),
]
