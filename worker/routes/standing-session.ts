import { createMiddleware } from 'hono/factory'
import { placeAfterSignIn } from '#shared/domain/next-place'
import type { AppEnv } from '../middleware/request-context.ts'
import { findCookieSession } from '../middleware/session.ts'

/** Words that the sign-in page has for somebody who comes from elsewhere: it shows them to whoever opens it. */
const SAYS_WHY = ['signed-out', 'erased', 'reset', 'signed-up']

/** GET /login for somebody who is signed in already: on to where they were going, else to their account. */
export const standingSession = createMiddleware<AppEnv>(async (c, next) => {
  const place = placeAfterSignIn(c.req.query('next'))
  // The editor works by the browser's token, which signing in with script gives: from there the cookie is not enough.
  const needsToken = /^\/admin(?:[/?#]|$)/.test(place)
  if (needsToken || SAYS_WHY.some((name) => c.req.query(name) !== undefined)) return next()
  if (!(await findCookieSession(c))) return next()
  const verified = c.req.query('verified')
  if (verified !== undefined) return c.redirect(`/account?done=${verified === '1' ? 'email' : 'old-link'}`, 303)
  return c.redirect(place === '/' ? '/account' : place, 303)
})
