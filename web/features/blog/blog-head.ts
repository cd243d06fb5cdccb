import type { Post } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { summaryOf } from '#shared/domain/markup/text'
import { type PageFacts, type PageHead, pageHead } from '../../page-head.ts'
import { SITE } from '../../site.ts'
import { blogPosting, breadcrumbs } from '../../structured-data.ts'

/** Previews of shared links show no drawings (SVG), so a post that has one keeps the site's picture. */
function pictureOf({ imageUrl, imageAlt, title }: Post): PageFacts['picture'] {
  if (!imageUrl || !/^\/images\/|\.(?:jpe?g|png|webp|gif)$/i.test(imageUrl)) return undefined
  return { address: new URL(imageUrl, SITE.origin).href, text: imageAlt || title }
}

/** What says to search engines and link previews what a post is. */
export function postHead(post: Post | null | undefined): PageHead {
  if (!post) return pageHead({ path: '/blog', title: 'Post not found', index: false })
  const description = summaryOf(parseMarkup(post.body))
  const path = `/blog/${post.slug}`
  return pageHead({
    path,
    title: post.title,
    description,
    type: 'article',
    picture: pictureOf(post),
    structured: [
      blogPosting({ path, title: post.title, description, publishedAt: post.publishedAt, updatedAt: post.updatedAt }),
      breadcrumbs(['Blog', '/blog'], [post.title, path]),
    ],
  })
}
