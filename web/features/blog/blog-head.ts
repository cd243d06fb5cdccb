import type { Post } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { summaryOf } from '#shared/domain/markup/text'
import { type PageHead, pageHead } from '../../page-head.ts'
import { blogPosting, breadcrumbs } from '../../structured-data.ts'

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
    structured: [
      blogPosting({ path, title: post.title, description, publishedAt: post.publishedAt, updatedAt: post.updatedAt }),
      breadcrumbs(['Blog', '/blog'], [post.title, path]),
    ],
  })
}
