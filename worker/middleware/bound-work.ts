import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'
import type { AppEnv } from './request-context.ts'
import { Slots } from './slots.ts'

/**
 * Requests that one isolate works on at the same time. All of them share one thread, so each additional one makes all
 * others slower, and above some number nobody gets an answer in time.
 */
const MOST_WORKING = 48
const LONGEST_WORK_MS = 10_000

/** Callers that wait for a plan. They hold memory and no processor time. */
const MOST_WAITING = 500
const LONGEST_WAIT_MS = 80_000

const RETRY_AFTER_SECONDS = 5

const working = new Slots(MOST_WORKING, LONGEST_WORK_MS)
const waiting = new Slots(MOST_WAITING, LONGEST_WAIT_MS)

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
  const leave = slots.take(c.var.context.now().getTime())
  if (leave) return leave
  throw new Problem(
    503,
    'too_busy',
    'Many people are using the site at the moment. Please try again in a few seconds.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS, isRefusal: true, ...particulars },
  )
}
