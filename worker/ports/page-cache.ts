/** Cache of pages, one in each data centre. */
export interface PageCache {
  find(key: string): Promise<Response | undefined>
  keep(key: string, page: Response): Promise<void>
}

/** A host that does not exist, so that keys never equal addresses of the site. */
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
