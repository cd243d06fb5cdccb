import { fileAddress, pageAddress } from './addresses.ts'

/** Scripts lie in one folder below the site's. As a literal below, it would be an asset for the build. */
const SITE_FOLDER = '..'
/** The folder of the site on its host, without a slash at its end. */
const BASE = new URL(SITE_FOLDER, import.meta.url).pathname.replace(/\/$/, '')

/** The whole address of the file of a page. */
export const addressHere = (page: string): string => `${location.origin}${BASE}${fileAddress(page)}`

const within = (url: URL, path: string) => new URL(path, url.origin)

/** How the router's addresses and those of files become each other. */
export const REWRITE = {
  input: ({ url }: { url: URL }) => within(url, pageAddress(url.href.slice(url.origin.length + BASE.length) || '/')),
  output: ({ url }: { url: URL }) => within(url, `${BASE}${fileAddress(url.href.slice(url.origin.length))}`),
}

/** Gives a link of a page the address of its file when somebody is about to use it. */
export function leadLinksToFiles(): void {
  const lead = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href^="/"]')
    if (link) link.setAttribute('href', addressHere(link.getAttribute('href') as string))
  }
  for (const touch of ['pointerover', 'pointerdown', 'focusin', 'click']) addEventListener(touch, lead, true)
}
