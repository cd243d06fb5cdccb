import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './request-context.ts'

/**
 * The payment page is not cached, and its form may redirect to the card providers: browsers apply `form-action` to
 * redirects too. Register it before the security headers, so that it runs after them.
 */
export const allowProviderRedirects = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const origins = c.var.context.ports.payment.cards?.origins ?? []
  const policy = c.res.headers.get('Content-Security-Policy') ?? ''
  const forms = ["form-action 'self'", ...origins].join(' ')
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Content-Security-Policy', policy.replace("form-action 'self'", forms))
})
