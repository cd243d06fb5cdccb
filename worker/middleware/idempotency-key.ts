import type { Context } from 'hono'
import type { Claim } from '../services/idempotency.ts'
import { Problem } from '../services/problem.ts'
import { sha256Hex } from '../services/sha256.ts'
import type { AppEnv } from './request-context.ts'

const KEY = /^[\x21-\x7e]{1,255}$/

/** What the `Idempotency-Key` header claims for this method, path and body; null where the caller sent none. */
export async function readClaim(c: Context<AppEnv>, body: unknown): Promise<Claim | null> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!KEY.test(key))
    throw new Problem(400, 'idempotency_key_invalid', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.')
  return { scope: `${c.req.method} ${c.req.path}`, key, bodyHash: await sha256Hex(JSON.stringify(body)) }
}

/** A form posted without script carries no key: the same words sent again within a day are the same form. */
export async function claimOfForm(c: Context<AppEnv>, form: unknown): Promise<Claim> {
  const bodyHash = await sha256Hex(JSON.stringify(form))
  return { scope: `form ${c.req.path}`, key: bodyHash, bodyHash }
}
