import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'
import { senderOf } from './rate-limits.ts'
import type { AppEnv } from './request-context.ts'
import { Slots } from './slots.ts'

/**
 * Requests that one isolate works on at the same time. All of them share one thread, so each additional one makes all
 * others slower, and above some number nobody gets an answer in time.
 */
const WORKING = { most: 48, mostByNetwork: 36, leaseMs: 10_000 }

/** Callers that wait for a plan. They hold memory and no processor time. */
const WAITING = { most: 500, mostByNetwork: 375, leaseMs: 80_000 }

const RETRY_AFTER_SECONDS = 5

// One network leaves a quarter of the slots to the others.
const working = new Slots(WORKING)
const waiting = new Slots(WAITING)

/** Refuses a request with 503 before any work if too many are being worked on. */
export const boundWork = createMiddleware<AppEnv>(async (c, next) => {
  // The API calls of a page's loaders are part of the page.
  if (c.env.isOwnCall) return next()
  const leave = take(working, c)
  try {
    await next()
  } finally {
    leave()
  }
})

/** The same for a caller that waits for a plan. Returns the function to call when the wait is over. */
export const beginWait = (c: Context<AppEnv>): (() => void) =>
  take(waiting, c, c.req.method === 'POST' ? { success: false } : {})

function take(slots: Slots, c: Context<AppEnv>, particulars: Problem['particulars'] = {}): () => void {
  const { network } = senderOf(c)
  const leave = slots.take(c.var.context.now().getTime(), network)
  if (leave) return leave
  throw new Problem(
    503,
    'too_busy',
    'Many people are using the site at the moment. Please try again in a few seconds.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS, isRefusal: true, ...particulars },
  )
}
