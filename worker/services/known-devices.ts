import { KEPT_DAYS } from '#shared/domain/retention'
import {
  deleteDevicesBeyond,
  findKnownDevice,
  isTokenKnown,
  type KnownDevice,
  upsertKnownDevice,
} from '../data/known-devices.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

/** So that programs, which keep no cookie, do not add a row with each sign-in. */
const MOST_BY_ACCOUNT = 20
const A_DAY_MS = 24 * 3_600_000

export type { KnownDevice }

/** The device of the cookie's token, if it has signed in to this account before; else null. */
export async function findDevice(
  context: Context,
  token: string | null,
  identifier: string,
): Promise<KnownDevice | null> {
  if (!token) return null
  const seenAfter = new Date(context.now().getTime() - KEPT_DAYS.knownDevices * A_DAY_MS).toISOString()
  return (await findKnownDevice(context.db, await sha256Hex(token), identifier, seenAfter)) ?? null
}

/**
 * The token for the cookie of a browser that has just signed in, and the statements that make it known. A browser keeps
 * its token for all its accounts; a token that no account knows was not given by us and is replaced.
 */
export async function rememberDevice(
  context: Context,
  userId: string,
  oldToken: string | null,
): Promise<{ token: string; statements: D1PreparedStatement[] }> {
  const isOurs = oldToken !== null && (await isTokenKnown(context.db, await sha256Hex(oldToken)))
  const token = isOurs ? oldToken : context.ids.token()
  const now = context.now().toISOString()
  const device = { tokenHash: await sha256Hex(token), userId, createdAt: now, seenAt: now }
  return {
    token,
    statements: [upsertKnownDevice(context.db, device), deleteDevicesBeyond(context.db, userId, MOST_BY_ACCOUNT)],
  }
}
