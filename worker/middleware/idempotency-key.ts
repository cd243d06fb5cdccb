import type { Context } from 'hono'
import type { Claim } from '../services/idempotency.ts'
import { Problem } from '../services/problem.ts'
import { sha256Hex } from '../services/sha256.ts'
import type { AppEnv } from './request-context.ts'

const KEY = /^[\x21-\x7e]{1,255}$/

/** The claim of the `Idempotency-Key` header for this method, path and body; null without the header. */
export async function readClaim(c: Context<AppEnv>, body: unknown): Promise<Claim | null> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!KEY.test(key))
    throw new Problem(400, 'idempotency_key_invalid', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.')
  return { scope: `${c.req.method} ${c.req.path}`, key, bodyHash: await sha256Hex(JSON.stringify(body)) }
}

/** A form posted without JavaScript has no key: the same values sent again within a day count as the same form. */
export async function claimOfForm(c: Context<AppEnv>, form: unknown): Promise<Claim> {
  const bodyHash = await sha256Hex(JSON.stringify(form))
  return { scope: `form ${c.req.path}`, key: bodyHash, bodyHash }
}
