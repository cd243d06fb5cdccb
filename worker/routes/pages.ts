import type { Context, Handler } from 'hono'
import type { AppEnv } from '../middleware/request-context.ts'
import { findCookieSession } from '../middleware/session.ts'
import { findSessionCookie } from '../middleware/session-cookie.ts'
import type { renderPage, renderPageData } from '../render/render-page.tsx'
import type { ShowAgain } from './form-post.ts'

/** What `worker/app.ts` passes in to render pages. */
interface Rendering {
  render: typeof renderPage
  /** How loaders call the API without HTTP: the app's own `request`. */
  ask: (c: Context<AppEnv>, path: string, init: RequestInit) => Promise<Response>
}

/** A plan's page has buttons for its owner, and sells no account to whoever is signed in. */
const isPlanPage = (path: string) => path.startsWith('/itinerary/')
const isPersonalPage = (path: string) => /^\/(?:account|admin|invite|login|reset|search)(?:\/|$)/.test(path)

/** All pages that are rendered at request. */
export const pages =
  ({ render, ask }: Rendering): Handler<AppEnv> =>
  async (c) => {
    const page = await render({ url: c.req.url, ...(await ownerOf(c)) }, apiFetchOf(c, ask))
    return reply(c, page, page.status)
  }

/** What React fetches for the page whose address is this one without `/data`. */
export const pageData =
  ({ renderData, ask }: { renderData: typeof renderPageData } & Pick<Rendering, 'ask'>): Handler<AppEnv> =>
  (c) => {
    const url = new URL(c.req.url)
    url.pathname = url.pathname.replace(/\/data$/, '')
    return renderData(url.href, apiFetchOf(c, ask))
  }

/** Shows a posted form again, at its own address or, if the form is on another page, at that page's address. */
export const formPages =
  ({ render, ask }: Rendering) =>
  (page?: string | ((path: string) => string)): ShowAgain =>
  async (c, { status, ...formAnswer }) => {
    const at = typeof page === 'function' ? page(c.req.path) : page
    const url = new URL(at ?? c.req.url, c.req.url).href
    const shown = await render({ url, formAnswer, ...(await ownerOf(c)) }, apiFetchOf(c, ask))
    return reply(c, shown, status)
  }

/** A personal page and a plan's are rendered with the session and the visitor of the cookies; a personal one is not cached. */
function apiFetchOf(c: Context<AppEnv>, ask: Rendering['ask']) {
  const token = isForCaller(c.req.path) ? findSessionCookie(c) : null
  const cookies = isForCaller(c.req.path) ? c.req.header('cookie') : undefined
  return (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (cookies) headers.set('cookie', cookies)
    return ask(c, path, { ...init, headers })
  }
}

const isForCaller = (path: string) => isPersonalPage(path) || isPlanPage(path)

/** Pages that are the same for everybody do not read the session. */
async function ownerOf(c: Context<AppEnv>): Promise<{ isSignedIn?: boolean }> {
  return isForCaller(c.req.path) && (await findCookieSession(c)) ? { isSignedIn: true } : {}
}

function reply(c: Context<AppEnv>, page: Response, status: number): Response {
  const response = new Response(page.body, { status, headers: page.headers })
  if (isPersonalPage(c.req.path)) response.headers.set('Cache-Control', 'no-store')
  return response
}
