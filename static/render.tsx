import { timeoutManager } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Post } from '#shared/contracts/post'
import { renderPage } from '../worker/render/render-page.tsx'
import { LISTED_PAGES, STATIC_PAGES } from '../web/static-pages.ts'
import { Banner } from './pages/banner.tsx'
import { CLOSED_PAGES, closePages, leavePagesToBrowser, OPENED_PAGES } from './pages/adapt-routes.ts'
import { fileAddress } from './browser/addresses.ts'

export interface WrittenPage {
  /** The address of its file on the site: "/pricing/". */
  address: string
  html: string
}

/** At build there are posts, and nothing else that a page could ask for. */
const apiOf = (posts: readonly Post[]) => async (path: string) => {
  const { pathname } = new URL(path, 'https://build.invalid')
  if (pathname === '/api/blog') return Response.json({ items: posts, next_cursor: null })
  const post = posts.find(({ slug }) => pathname === `/api/blog/${slug}`)
  return post ? Response.json(post) : Response.json({ error: 'No.', code: 'no' }, { status: 404 })
}

// The cache of a page would keep the build waiting for five minutes.
timeoutManager.setTimeoutProvider({
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
})

/** Every page of the site of plain files, newest posts first. */
export async function renderSite(posts: readonly Post[]): Promise<WrittenPage[]> {
  closePages()
  leavePagesToBrowser()
  const opened = Object.values(OPENED_PAGES)
  const whole = [...STATIC_PAGES, ...LISTED_PAGES, '/thank-you', ...posts.map(({ slug }) => `/blog/${slug}`)]
  const paths = [...new Set([...whole.filter((path) => !CLOSED_PAGES.includes(path)), ...CLOSED_PAGES, ...opened])]
  const banner = renderToStaticMarkup(<Banner />)
  const pages: WrittenPage[] = []
  for (const path of paths) {
    const response = await renderPage({ url: `https://build.invalid${path}` }, apiOf(posts))
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} while the site was being built`)
    const root = `<div id="root"${opened.includes(path) ? ' data-opened' : ''}>`
    const html = (await response.text()).replace('<div id="root">', `${banner}${root}`)
    pages.push({ address: fileAddress(path).replace(/\?.*/, ''), html })
  }
  return pages
}
