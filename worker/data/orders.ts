import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Cursor, isNewerThan } from './page.ts'
import { orders } from './schema/orders.ts'
import { paymentEvents } from './schema/payment-events.ts'
import { statementOf, tables } from './statement.ts'

export type Order = typeof orders.$inferSelect
export type PaymentEvent = typeof paymentEvents.$inferSelect

/** Write it in one batch with its messages and with the answer for the caller's idempotency key. */
export const insertOrder = (db: D1Database, order: Order): D1PreparedStatement =>
  statementOf(db, tables(db).insert(orders).values(order))

export async function findOrder(db: D1Database, reference: string): Promise<Order | undefined> {
  return tables(db).select().from(orders).where(eq(orders.reference, reference)).get()
}

/** Orders that wait for a transfer or cash, oldest first. */
export async function listOpenOrders(
  db: D1Database,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<Order[]> {
  const isOpen = and(eq(orders.status, 'pending'), ne(orders.method, 'card'), eq(orders.isPractice, false))
  return tables(db)
    .select()
    .from(orders)
    .where(and(isOpen, isNewerThan(after, orders.createdAt, orders.id)))
    .orderBy(orders.createdAt, orders.id)
    .limit(limit)
}

/** Counts a visit to the provider's page and returns its number. */
export async function countAttempt(db: D1Database, id: string): Promise<number> {
  const row = await tables(db)
    .update(orders)
    .set({ attempts: sql`${orders.attempts} + 1` })
    .where(eq(orders.id, id))
    .returning({ attempts: orders.attempts })
    .get()
  if (!row) throw new Error('An order that was just stored is missing')
  return row.attempts
}

/** Inserting the same event again changes nothing. */
export const insertEventOnce = (db: D1Database, event: PaymentEvent): D1PreparedStatement =>
  statementOf(db, tables(db).insert(paymentEvents).values(event).onConflictDoNothing())

/** The statuses from which each status may follow: a paid order cannot fail, and a refund is final. */
const MAY_FOLLOW: Record<'paid' | 'failed' | 'refunded', Order['status'][]> = {
  paid: ['pending', 'failed'],
  failed: ['pending'],
  refunded: ['paid'],
}

/** Changes the status of an order, if the new status may follow the present one. */
export const moveOrder = (
  db: D1Database,
  id: string,
  status: keyof typeof MAY_FOLLOW,
  now: string,
): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(orders)
      .set({ status, changedAt: now })
      .where(and(eq(orders.id, id), inArray(orders.status, MAY_FOLLOW[status]))),
  )
