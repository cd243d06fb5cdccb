import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Sender } from '../services/mail-budget.ts'
import { Problem } from '../services/problem.ts'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

/** The `period` of the limits in `wrangler.toml`. */
const PERIOD_SECONDS = 60

/**
 * Limits calls and pages by network address. A whole school shares one address, so the limits in `wrangler.toml` allow
 * for many users. A form that is posted to its page limits itself.
 */
export const rateLimits = createMiddleware<AppEnv>(async (c, next) => {
  if (isReading(c) || /^\/api(?:\/|$)/.test(c.req.path)) await limitCalls(c)
  await next()
})

/** The same for a form: above the limit, the form is shown again with the typed values. */
export async function limitCalls(c: Context<AppEnv>): Promise<void> {
  const address = c.req.header('cf-connecting-ip')
  if (address && !areLimitsOff(c.env, c.req.url)) {
    const limiter = isReading(c) ? c.env.READ_LIMIT : c.env.WRITE_LIMIT
    const { success } = await limiter.limit({ key: networkOf(address) }).catch(() => ({ success: true }))
    if (!success)
      throw new Problem(429, 'too_many_requests', 'Too many requests. Please wait a minute and try again.', {
        retryAfterSeconds: PERIOD_SECONDS,
      })
  }
}

const isReading = ({ req }: Context<AppEnv>) => req.method === 'GET' || req.method === 'HEAD'

/**
 * Limits sign-ins and resets, by account and network and by network alone, before a hash is computed. Each kind has its
 * own limits, so that guesses do not use up the resets of a network.
 */
export async function limitGuesses(c: Context<AppEnv>, kind: 'sign-in' | 'reset', account: string): Promise<void> {
  const address = c.req.header('cf-connecting-ip')
  if (!address || areLimitsOff(c.env, c.req.url)) return
  const network = networkOf(address)
  const limits = [
    c.env.SIGN_IN_LIMIT.limit({ key: `${kind} ${network} ${account.trim().toLowerCase()}` }),
    c.env.SIGN_IN_NETWORK_LIMIT.limit({ key: `${kind} ${network}` }),
  ]
  for (const { success } of await Promise.all(limits))
    if (!success)
      throw new Problem(429, 'too_many_attempts', 'Too many attempts. Please wait a minute and try again.', {
        retryAfterSeconds: PERIOD_SECONDS,
      })
}

/** Limits may be disabled on the local machine for measurements, never on a deployed Worker. */
function areLimitsOff(env: Env, url: string): boolean {
  return env.RATE_LIMITS === 'off' && isLocalHost(url)
}

/** The sender of this call, for the budgets of mail and of guesses. */
export function senderOf(c: Context<AppEnv>): Sender {
  const address = c.req.header('cf-connecting-ip')
  return { network: address ? networkOf(address) : null, isLimited: !areLimitsOff(c.env, c.req.url) }
}

/** An IPv4 address, or the /64 prefix of an IPv6 subscriber. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
