import type { Context, Handler } from 'hono'
import type { AppEnv } from '../middleware/request-context.ts'
import { findCookieSession } from '../middleware/session.ts'
import { findSessionCookie } from '../middleware/session-cookie.ts'
import type { CallApi, DrawnPage } from '../services/context.ts'
import type { ShowAgain } from './form-post.ts'

/** How a page's loaders reach the API without a hop over HTTP: the app's own `request`. */
type AskApp = (c: Context<AppEnv>, path: string, init: RequestInit) => Promise<Response>

const isPersonalPage = (path: string) => /^\/(?:account|admin|login|reset|search)(?:\/|$)/.test(path)

/** Every page that is made at request. */
export const pages =
  (ask: AskApp): Handler<AppEnv> =>
  async (c) => {
    const page = await c.var.context.ports.pages.draw({ url: c.req.url, ...(await ownerOf(c)) }, callApiOf(c, ask))
    return reply(c, page, page.status)
  }

/** The page of a posted form, shown again at its own address or, for a form on a static page, at that page's. */
export const formPages =
  (ask: AskApp) =>
  (page?: string): ShowAgain =>
  async (c, { status, ...formAnswer }) => {
    const url = new URL(page ?? c.req.url, c.req.url).href
    const task = { url, formAnswer, ...(await ownerOf(c)) }
    return reply(c, await c.var.context.ports.pages.draw(task, callApiOf(c, ask)), status)
  }

/** A page of somebody's own is drawn with what their session's cookie opens, and kept by nobody on the way. */
function callApiOf(c: Context<AppEnv>, ask: AskApp): CallApi {
  const token = isPersonalPage(c.req.path) ? findSessionCookie(c) : null
  return async ({ path, method, headers, body }) => {
    const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await ask(c, path, { method, headers: { ...headers, ...bearer }, body })
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }
}

/** The pages that everybody is shown alike never ask who reads them. */
async function ownerOf(c: Context<AppEnv>): Promise<{ isSignedIn?: boolean }> {
  return isPersonalPage(c.req.path) && (await findCookieSession(c)) ? { isSignedIn: true } : {}
}

function reply(c: Context<AppEnv>, { html, headers }: DrawnPage, status: number): Response {
  const personal: Record<string, string> = isPersonalPage(c.req.path) ? { 'Cache-Control': 'no-store' } : {}
  return new Response(html === '' ? null : html, { status, headers: { ...headers, ...personal } })
}
