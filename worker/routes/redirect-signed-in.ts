import { createMiddleware } from 'hono/factory'
import { placeAfterSignIn } from '#shared/domain/next-place'
import type { AppEnv } from '../middleware/request-context.ts'
import { findCookieSession } from '../middleware/session.ts'

/** Query parameters for which the sign-in page shows a message; it then shows it to everybody, signed in or not. */
const MESSAGE_PARAMETERS = ['signed-out', 'erased', 'reset', 'signed-up']

/** GET /login for users who are already signed in: redirects to the page they wanted, else to their account. */
export const redirectSignedIn = createMiddleware<AppEnv>(async (c, next) => {
  const place = placeAfterSignIn(c.req.query('next'))
  // The editor needs the browser's token, which only a sign-in with JavaScript sets; the cookie is not enough.
  const needsToken = /^\/admin(?:[/?#]|$)/.test(place)
  if (needsToken || MESSAGE_PARAMETERS.some((name) => c.req.query(name) !== undefined)) return next()
  if (!(await findCookieSession(c))) return next()
  const verified = c.req.query('verified')
  // The link of a mail opens the trip for which the account was made.
  if (verified === '1' && place !== '/') return c.redirect(place, 303)
  if (verified !== undefined) return c.redirect(`/account?done=${verified === '1' ? 'email' : 'old-link'}`, 303)
  return c.redirect(place === '/' ? '/account' : place, 303)
})
