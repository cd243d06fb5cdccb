/** Pages kept at the edge, each data centre its own. What is kept is found by its key alone. */
export interface PageCache {
  find(key: string): Promise<Response | undefined>
  keep(key: string, page: Response): Promise<void>
}

/** No page is asked for under this name: keys never meet the addresses of the site. */
const KEYS = 'https://pages.invalid/'
const KEPT_SECONDS = 24 * 60 * 60

export const edgePages: PageCache = {
  find: (key) => caches.default.match(KEYS + key),
  async keep(key, page) {
    const kept = new Response(page.body, page)
    kept.headers.set('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
    await caches.default.put(KEYS + key, kept)
  },
}
