import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Problem } from '../services/problem.ts'
import { senderOf } from './limit-calls.ts'
import type { AppEnv } from './request-context.ts'
import { Slots } from './slots.ts'
import { tooBusy, WORKING } from './too-busy.ts'

/** Callers that wait for a plan. They hold memory and no processor time. One network leaves a quarter to the others. */
const WAITING = { most: 500, mostByNetwork: 375, leaseMs: 80_000 }

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
  throw tooBusy(particulars)
}
