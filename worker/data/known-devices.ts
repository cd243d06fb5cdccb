import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import { knownDevices } from './schema/known-devices.ts'
import { users } from './schema/users.ts'
import { statementOf, tables } from './statement.ts'

export type KnownDevice = typeof knownDevices.$inferSelect

/** The device of a token that has signed in to the account of this address or username since an instant. */
export async function findKnownDevice(
  db: D1Database,
  tokenHash: string,
  identifier: string,
  seenAfter: string,
): Promise<KnownDevice | undefined> {
  const isNamed = sql`lower(${identifier}) IN (lower(${users.email}), lower(${users.username}))`
  const row = await tables(db)
    .select({ device: knownDevices })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.seenAt, seenAfter), isNamed))
    .get()
  return row?.device
}

/** Whether a token belongs to any account. */
export async function isTokenKnown(db: D1Database, tokenHash: string): Promise<boolean> {
  const row = await tables(db)
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash))
    .get()
  return row !== undefined
}

/** Adds a device, or notes that it was seen again. */
export const upsertKnownDevice = (db: D1Database, device: KnownDevice): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(knownDevices)
      .values(device)
      .onConflictDoUpdate({
        target: [knownDevices.tokenHash, knownDevices.userId],
        set: { seenAt: device.seenAt },
      }),
  )

/** Deletes all devices of an account except those seen last. */
export function deleteDevicesBeyond(db: D1Database, userId: string, most: number): D1PreparedStatement {
  const rows = tables(db)
  const kept = rows
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt))
    .limit(most)
  const isExcess = and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, kept))
  return statementOf(db, rows.delete(knownDevices).where(isExcess))
}

export const deleteDevicesOf = (db: D1Database, userId: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(knownDevices).where(eq(knownDevices.userId, userId)))

export const deleteOldDevices = (db: D1Database, seenBefore: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(knownDevices).where(lt(knownDevices.seenAt, seenBefore)))

/** The times of an account's devices, without the token hashes. */
export async function listDeviceTimes(db: D1Database, userId: string) {
  return tables(db)
    .select({ createdAt: knownDevices.createdAt, seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
}
