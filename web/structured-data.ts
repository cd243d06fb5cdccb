import { SITE } from './site.ts'

/** Structured data (schema.org) for search engines; only facts that the page shows. */
export type StructuredData = Organization | Product | FaqPage | BreadcrumbList | BlogPosting

interface Organization {
  '@type': 'Organization'
  name: string
  url: string
  logo: string
  slogan: string
  email: string
  sameAs: readonly string[]
}

interface Offer {
  '@type': 'Offer'
  name: string
  price: string
  priceCurrency: 'ZAR'
  url: string
  description?: string
}
interface Product {
  '@type': 'Product'
  name: string
  description: string
  brand: { '@type': 'Brand'; name: string }
  image: string
  offers: readonly Offer[]
}

interface FaqPage {
  '@type': 'FAQPage'
  mainEntity: readonly { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[]
}

interface BreadcrumbList {
  '@type': 'BreadcrumbList'
  itemListElement: readonly { '@type': 'ListItem'; position: number; name: string; item: string }[]
}

export const ORGANIZATION: Organization = {
  '@type': 'Organization',
  name: SITE.name,
  url: `${SITE.origin}/`,
  logo: `${SITE.origin}/icon-512.png`,
  slogan: SITE.line,
  email: SITE.helloEmail,
  sameAs: [SITE.linkedinUrl, SITE.xUrl, SITE.instagramUrl],
}

/** Each offer's price is in whole rand, as one payment. */
export const product = (
  name: string,
  description: string,
  offers: readonly { name: string; priceRand: number; path: string; description?: string }[],
): Product => ({
  '@type': 'Product',
  name,
  description,
  brand: { '@type': 'Brand', name: SITE.name },
  image: `${SITE.origin}/share.jpg`,
  offers: offers.map(({ priceRand, path, ...rest }) => ({
    '@type': 'Offer',
    ...rest,
    price: String(priceRand),
    priceCurrency: 'ZAR',
    url: `${SITE.origin}${path}`,
  })),
})

export const faqPage = (questions: readonly { question: string; answer: string }[]): FaqPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The breadcrumbs from the front page; the last one is the page itself. */
export const breadcrumbs = (...steps: readonly (readonly [name: string, path: string])[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${SITE.origin}${path}`,
  })),
})

interface BlogPosting {
  '@type': 'BlogPosting'
  headline: string
  description: string
  url: string
  image?: string | undefined
  datePublished?: string
  dateModified: string
  publisher: Organization
}

/** Instants are ISO 8601. */
export const blogPosting = (post: {
  path: string
  title: string
  description: string
  /** The absolute address of a picture. */
  image?: string | undefined
  publishedAt: string | null
  updatedAt: string
}): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  url: `${SITE.origin}${post.path}`,
  ...(post.image ? { image: post.image } : {}),
  ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
  dateModified: post.updatedAt,
  publisher: ORGANIZATION,
})
