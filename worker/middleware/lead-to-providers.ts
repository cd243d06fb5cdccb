import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './request-context.ts'

/**
 * Nobody keeps a copy of the payment page, and its form may lead on to whoever takes the card: a browser holds a form to
 * its page's policy through every redirect. Stands before the security headers, so that it runs after them.
 */
export const leadToProviders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const origins = c.var.context.ports.payment.cards?.origins ?? []
  const policy = c.res.headers.get('Content-Security-Policy') ?? ''
  const forms = ["form-action 'self'", ...origins].join(' ')
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Content-Security-Policy', policy.replace("form-action 'self'", forms))
})
