import type { Post } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { summaryOf } from '#shared/domain/markup/text'
import { Card } from '../../ui/card.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'

/** A post as a card; the first of the list is large and has an excerpt. */
export function PostCard({ post, large = false }: { post: Post; large?: boolean }) {
  const blocks = parseMarkup(post.body)
  const href = `/blog/${post.slug}`
  return (
    <Card as="article" className={`post-card ${large ? 'post-card-large' : ''}`}>
      <PostPicture post={post} eager={large} />
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <PostFacts post={post} blocks={blocks} />
          <a
            href={`/admin/blog/${post.slug}/edit`}
            aria-label={`Edit: ${post.title}`}
            className="post-edit signed-in-only"
          >
            Edit
          </a>
        </div>
        <h2 className={`mt-2 wrap-anywhere ${large ? '' : 'text-h3'}`}>
          <a href={href} className="post-link">
            {post.title}
          </a>
        </h2>
        {large ? <p className="mt-3 wrap-anywhere text-ink-2">{summaryOf(blocks)}</p> : null}
      </div>
    </Card>
  )
}
