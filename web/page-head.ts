import { SITE } from './site.ts'
import type { StructuredData } from './structured-data.ts'

export interface PageFacts {
  /** The address of the page within the site, without a query: "/pricing". */
  path: string
  /** What the page is called; the site's name follows it in the tab. */
  title: string
  description?: string
  /** False keeps the page out of search engines; it then names no address as the one to index either. */
  index?: boolean
  type?: 'website' | 'article'
  structured?: readonly StructuredData[]
  /** For the preview of a shared link, in place of the site's own: an absolute address, and what it shows. */
  picture?: { address: string; text: string } | undefined
}

export interface PageHead {
  meta: { title?: string; name?: string; property?: string; content?: string }[]
  links: { rel: string; href: string }[]
  scripts: { type: string; children: string }[]
}

const PICTURE = {
  address: `${SITE.origin}/share.jpg`,
  width: '1200',
  height: '630',
  text: 'A yellow Uhambo school bus drives past Table Mountain and the Drakensberg at sunrise',
}

/** What the tab shows. */
export const pageTitle = (title: string): string => (title.includes(SITE.name) ? title : `${title}: ${SITE.name}`)

/** Everything that says what a page is to a browser, a search engine and the preview of a shared link. */
export function pageHead({
  path,
  title,
  description,
  index = true,
  type,
  structured = [],
  picture,
}: PageFacts): PageHead {
  const address = `${SITE.origin}${path}`
  const text = description ?? SITE.description
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: text },
      ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: type ?? 'website' },
      { property: 'og:site_name', content: SITE.name },
      { property: 'og:locale', content: 'en_ZA' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: text },
      { property: 'og:url', content: address },
      ...pictureTags(picture ?? PICTURE),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: index ? [{ rel: 'canonical', href: address }] : [],
    scripts: structured.map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }),
    })),
  }
}

const pictureTags = ({
  address,
  text,
  ...size
}: {
  address: string
  text: string
  width?: string
  height?: string
}) => [
  { property: 'og:image', content: address },
  ...Object.entries(size).map(([side, content]) => ({ property: `og:image:${side}`, content })),
  { property: 'og:image:alt', content: text },
]
