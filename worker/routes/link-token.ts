import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { INVITATION_HOURS } from '#shared/domain/invitation'
import { dropTokenCookie, findTokenCookie, keepTokenCookie } from '../middleware/own-cookies.ts'
import type { AppEnv } from '../middleware/request-context.ts'

/** A page that a letter leads to with a token. */
interface LinkedPage {
  path: string
  cookie: string
  /** The token itself works no longer than this. */
  keptSeconds: number
}

const HOUR_SECONDS = 3_600
export const RESET: LinkedPage = { path: '/reset', cookie: 'reset', keptSeconds: HOUR_SECONDS }
export const INVITATION: LinkedPage = {
  path: '/invite',
  cookie: 'invitation',
  keptSeconds: INVITATION_HOURS * HOUR_SECONDS,
}

/**
 * GET of the page from the link in the letter: the token moves into a cookie, so that it stays out of the browser's
 * history and of the addresses that later requests name.
 */
export const takeLinkToken = ({ path, cookie, keptSeconds }: LinkedPage) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = c.req.query('token')
    if (token === undefined) return next()
    if (/^[\w-]{43}$/.test(token)) keepTokenCookie(c, cookie, token, keptSeconds)
    else dropTokenCookie(c, cookie)
    c.header('Cache-Control', 'no-store')
    return c.redirect(path, 303)
  })

export const findLinkToken = (c: Context<AppEnv>, { cookie }: LinkedPage): string => findTokenCookie(c, cookie) ?? ''

export const dropLinkToken = (c: Context<AppEnv>, { cookie }: LinkedPage): void => dropTokenCookie(c, cookie)
