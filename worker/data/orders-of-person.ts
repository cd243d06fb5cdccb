import { and, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Order, PaymentEvent } from './orders.ts'
import { orders } from './schema/orders.ts'
import { paymentEvents } from './schema/payment-events.ts'
import { statementOf, tables } from './statement.ts'

const isBilledTo = (email: string) => sql`lower(json_extract(${orders.billing}, '$.email')) = ${email}`
const isOfSchoolOf = (email: string) => sql`lower(json_extract(${orders.school}, '$.email')) = ${email}`
const isOf = (email: string) => or(isBilledTo(email), isOfSchoolOf(email))

/** Money has moved, so that the books must name the sum. */
const isInTheBooks = and(eq(orders.isPractice, false), inArray(orders.status, ['paid', 'refunded'])) as SQL

export interface OrderOfPerson extends Order {
  events: PaymentEvent[]
}

/** The orders that name an address (`emailKey`), whole, each with what its provider said. */
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
 * Takes the person out of their orders. An order that was paid keeps sum, trip, date and what was agreed to, because
 * books must be kept; any other goes. Somebody else's order loses the school's contact alone.
 */
export const eraseOrdersOf = (db: D1Database, email: string): D1PreparedStatement[] => [
  statementOf(
    db,
    tables(db)
      .delete(orders)
      .where(and(isBilledTo(email), not(isInTheBooks))),
  ),
  statementOf(db, tables(db).update(orders).set({ billing: NO_PAYER, school: NO_SCHOOL }).where(isBilledTo(email))),
  statementOf(db, tables(db).update(orders).set({ school: NO_SCHOOL }).where(isOfSchoolOf(email))),
]

/** What is over; ISO instants. */
export const deleteOldOrders = (
  db: D1Database,
  before: { paidOrders: string; unpaidOrders: string },
): D1PreparedStatement[] => [
  statementOf(
    db,
    tables(db)
      .delete(orders)
      .where(and(isInTheBooks, lt(orders.createdAt, before.paidOrders))),
  ),
  statementOf(
    db,
    tables(db)
      .delete(orders)
      .where(and(not(isInTheBooks), lt(orders.createdAt, before.unpaidOrders))),
  ),
]
