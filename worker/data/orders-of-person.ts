import { sql } from 'drizzle-orm'
import type { Order } from './orders.ts'
import { orders } from './schema/orders.ts'
import { statementOf, tables } from './statement.ts'

const isOf = (email: string) =>
  sql`lower(json_extract(${orders.billing}, '$.email')) = ${email} OR lower(json_extract(${orders.school}, '$.email')) = ${email}`

/** The orders that name an address (`emailKey`), whole. */
export async function listOrdersOf(db: D1Database, email: string): Promise<Order[]> {
  return tables(db).select().from(orders).where(isOf(email))
}

/** Takes the person out of their orders. Sum, trip, date and what was agreed to stay: books must be kept. */
export const clearOrdersOf = (db: D1Database, email: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(orders)
      .set({
        billing: { name: '', email: '', phone: '', address: '', city: '', province: '', postalCode: '' },
        school: { name: '', contact: '', email: '' },
      })
      .where(isOf(email)),
  )
