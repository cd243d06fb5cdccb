import type { Post } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { summaryOf } from '#shared/domain/markup/text'
import { type PageFacts, type PageHead, pageHead } from '../../page-head.ts'
import { SITE } from '../../site.ts'
import { blogPosting, breadcrumbs } from '../../structured-data.ts'

/** The head of the list of posts, with the link to its feed. Search engines list only its first page. */
export function blogHead(cursor: string | null): PageHead {
  const head = pageHead({
    path: '/blog',
    title: 'Blog',
    description: 'Rules, prices and ideas for people who plan school trips in South Africa.',
    index: cursor === null,
  })
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: 'Uhambo blog', href: '/blog/rss.xml' }
  return { ...head, links: [...head.links, feed] }
}

/** The head of a post. */
export function postHead(post: Post | null | undefined): PageHead {
  if (!post) return pageHead({ path: '/blog', title: 'Post not found', index: false })
  const description = summaryOf(parseMarkup(post.body))
  const path = `/blog/${post.slug}`
  const picture = pictureOf(post)
  return pageHead({
    path,
    title: post.title,
    description,
    type: 'article',
    picture,
    structured: [
      blogPosting({
        path,
        title: post.title,
        description,
        image: picture?.address,
        publishedAt: post.publishedAt,
        updatedAt: post.updatedAt,
      }),
      breadcrumbs(['Blog', '/blog'], [post.title, path]),
    ],
  })
}

/**
 * Link previews do not support SVG. Each of our drawings also exists as JPEG; a post with
 * another SVG has the site's picture.
 */
function pictureOf({ imageUrl, imageAlt, title }: Post): PageFacts['picture'] {
  const shown = imageUrl?.replace(/^(\/posts\/[a-z0-9-]+)\.svg$/, '$1.jpg')
  if (!shown || !/^\/images\/|\.(?:jpe?g|png|webp|gif)$/i.test(shown)) return undefined
  return { address: new URL(shown, SITE.origin).href, text: imageAlt || title }
}
