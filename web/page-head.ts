import { SITE } from './site.ts'
import type { StructuredData } from './structured-data.ts'

export interface PageFacts {
  /** The path of the page, without a query: "/pricing". */
  path: string
  /** The title of the page; the browser tab adds the site's name. */
  title: string
  description?: string
  /** False keeps the page out of search engines; it then has no canonical address either. */
  index?: boolean
  type?: 'website' | 'article'
  structured?: readonly StructuredData[]
  /** The picture for the preview of a shared link, instead of the site's own: an absolute address and a description. */
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

/** The title in the browser tab. */
export const pageTitle = (title: string): string => (title.includes(SITE.name) ? title : `${title}: ${SITE.name}`)

/** The head elements of a page for browsers, search engines and link previews. */
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
