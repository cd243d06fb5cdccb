import { createMiddleware } from 'hono/factory'
import { createContext, type Context } from '../services/context.ts'
import type { Session } from '../services/sessions.ts'

export interface AppEnv {
  Bindings: Env & {
    /** Set when a page's loader calls the API; no request from outside can set it. */
    isOwnCall?: true
  }
  Variables: {
    context: Context
    requestId: string
    /** Set only after `signedInOnly` or `rolesOnly`. */
    session: Session
  }
}

/** Gives every call its database, clock, ids and ports, and a request id for the logs. */
export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', c.req.header('cf-ray') ?? crypto.randomUUID())
  c.set(
    'context',
    createContext(c.env, (work) => c.executionCtx.waitUntil(work)),
  )
  await next()
})
