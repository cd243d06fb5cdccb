import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { writeLog } from '../services/log.ts'
import type { AppEnv } from './request-context.ts'

/** Logs one line for each call: route, status, time and ids; never a body, an address, a query or a name. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const started = Date.now()
  await next()
  writeLog({
    requestId: c.get('requestId'),
    method: c.req.method,
    route: matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'unknown',
    status: c.res.status,
    ms: Date.now() - started,
  })
})
