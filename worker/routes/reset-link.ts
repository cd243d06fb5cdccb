import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { dropTokenCookie, findTokenCookie, keepTokenCookie } from '../middleware/own-cookies.ts'
import type { AppEnv } from '../middleware/request-context.ts'

const COOKIE = 'reset'
const ONE_HOUR_SECONDS = 3_600

/**
 * GET /reset from the link in the mail: its token moves into a cookie, so that it stays out of the browser's history and
 * of the addresses that later requests name.
 */
export const takeResetLink = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.query('token')
  if (token === undefined) return next()
  if (/^[\w-]{43}$/.test(token)) keepTokenCookie(c, COOKIE, token, ONE_HOUR_SECONDS)
  else dropTokenCookie(c, COOKIE)
  c.header('Cache-Control', 'no-store')
  return c.redirect('/reset', 303)
})

export const findResetToken = (c: Context<AppEnv>): string => findTokenCookie(c, COOKIE) ?? ''

export const dropResetToken = (c: Context<AppEnv>): void => dropTokenCookie(c, COOKIE)
