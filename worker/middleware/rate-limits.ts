import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Sender } from '../services/mail-budget.ts'
import { Problem } from '../services/problem.ts'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

const WINDOW_SECONDS = 60

/** Limits calls by network address: a whole school shares one, so the limits of `wrangler.toml` leave room for a staff room. */
export const rateLimits = createMiddleware<AppEnv>(async (c, next) => {
  await limitCalls(c)
  await next()
})

/** The same for a form, which is shown again with what was typed where there were too many. */
export async function limitCalls(c: Context<AppEnv>): Promise<void> {
  const address = c.req.header('cf-connecting-ip')
  if (address && !isLifted(c.env, c.req.url)) {
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const limiter = reading ? c.env.READ_LIMIT : c.env.WRITE_LIMIT
    const { success } = await limiter.limit({ key: networkOf(address) }).catch(() => ({ success: true }))
    if (!success)
      throw new Problem(429, 'too_many_requests', 'Too many requests. Please wait a minute and try again.', {
        retryAfterSeconds: WINDOW_SECONDS,
      })
  }
}

/** Limits guesses at one account's secret, by account and network and by network alone; before any hash is reckoned. */
export async function limitGuesses(c: Context<AppEnv>, account: string): Promise<void> {
  const address = c.req.header('cf-connecting-ip')
  if (!address || isLifted(c.env, c.req.url)) return
  const network = networkOf(address)
  const limits = [
    c.env.SIGN_IN_LIMIT.limit({ key: `${network} ${account.trim().toLowerCase()}` }),
    c.env.SIGN_IN_NETWORK_LIMIT.limit({ key: network }),
  ]
  for (const { success } of await Promise.all(limits))
    if (!success)
      throw new Problem(429, 'too_many_attempts', 'Too many attempts. Please wait a minute and try again.', {
        retryAfterSeconds: WINDOW_SECONDS,
      })
}

/** Measurements on one's own machine may lift the limits; a deployed Worker never does. */
function isLifted(env: Env, url: string): boolean {
  return env.RATE_LIMITS === 'off' && isLocalHost(url)
}

/** Who makes the site send mail by this call, for the budgets of mail. */
export function senderOf(c: Context<AppEnv>): Sender {
  const address = c.req.header('cf-connecting-ip')
  return { network: address ? networkOf(address) : null, isLimited: !isLifted(c.env, c.req.url) }
}

/** An IPv4 address, or the /64 that one IPv6 subscriber holds. */
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
