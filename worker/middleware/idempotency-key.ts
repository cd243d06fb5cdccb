import type { Context } from 'hono'
import type { Claim } from '../services/idempotency.ts'
import { Problem } from '../services/problem.ts'
import type { User } from '../services/sessions.ts'
import { sha256Hex } from '../services/sha256.ts'
import { senderOf } from './limit-calls.ts'
import type { AppEnv } from './request-context.ts'
import { findVisitor } from './visitor.ts'

const KEY = /^[\x21-\x7e]{1,255}$/
/** A random UUID, as the pages send it, or a token of ours: nobody guesses it. */
const SECRET_KEY = /^(?:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|[\w-]{43})$/i

/** The claim of the `Idempotency-Key` header for this method, path and body; null without the header. */
export async function readClaim(
  c: Context<AppEnv>,
  body: unknown,
  user: Pick<User, 'id'> | null = null,
): Promise<Claim | null> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!KEY.test(key))
    throw new Problem(400, 'idempotency_key_invalid', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.')
  return makeClaim(c, `${c.req.method} ${c.req.path}`, key, body, user)
}

/** A form posted without JavaScript has no key: the same values sent again within a day count as the same form. */
export async function claimOfForm(c: Context<AppEnv>, form: unknown): Promise<Claim> {
  return makeClaim(c, `form ${c.req.path}`, await sha256Hex(JSON.stringify(form)), form)
}

/**
 * Binds a key to its caller: the account, else the visitor of the cookie. A caller with neither is known by a secret
 * key alone, because a lost response took its cookie along, and otherwise by the network
 * (docs/decisions/0023-whose-idempotency-key.md).
 */
export async function makeClaim(
  c: Context<AppEnv>,
  scope: string,
  key: string,
  body: unknown,
  user: Pick<User, 'id'> | null = null,
): Promise<Claim> {
  const isSecret = SECRET_KEY.test(key)
  const visitor = findVisitor(c)
  const keys: string[] = []
  if (user) keys.push(`${key} of account ${user.id}`)
  if (visitor) keys.push(`${key} of visitor ${await sha256Hex(visitor)}`)
  if (isSecret) keys.push(key)
  else if (keys.length === 0) keys.push(`${key} of network ${await sha256Hex(senderOf(c).network ?? '')}`)
  return { scope, keys, isSecret, bodyHash: await sha256Hex(JSON.stringify(body)) }
}
