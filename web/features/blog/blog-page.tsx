import { ArrowRight, Plus } from 'lucide-react'
import { withCursor } from '../../api/lists.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { PostPage } from './blog-query.ts'
import { PostCard } from './post-card.tsx'

/** A page of posts: the newest of all large, the others in columns, and at the end a link to plan a trip. */
export function BlogPage({ page, cursor }: { page: PostPage; cursor: string | null }) {
  const [first, ...rest] = page.items
  return (
    <Container className="pt-10 pb-20 sm:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>Notes from the road</h1>
          <p className="mt-3 text-lead text-ink-2">Rules, prices and ideas for people who plan school trips.</p>
        </div>
        <ButtonLink href="/admin/blog/new" variant="secondary" className="signed-in-only">
          <Plus size={20} />
          New Post
        </ButtonLink>
      </div>
      {first ? (
        <div className="post-list mt-8">
          <PostCard post={first} large={cursor === null} />
          {rest.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
          <NextStop />
        </div>
      ) : (
        <>
          <p className="mt-10 text-lead">No posts yet.</p>
          <div className="post-list mt-6">
            <NextStop />
          </div>
        </>
      )}
      <PostPages next={page.next} cursor={cursor} />
      <p className="post-feed">
        <a href="/blog/rss.xml">New posts by RSS</a>
      </p>
    </Container>
  )
}

function PostPages({ next, cursor }: { next: string | null; cursor: string | null }) {
  if (!next && !cursor) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap gap-4">
      {cursor ? (
        <ButtonLink href="/blog" variant="secondary">
          Newest posts
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink href={withCursor('/blog', next)} variant="secondary">
          Older posts
        </ButtonLink>
      ) : null}
    </nav>
  )
}

function NextStop() {
  return (
    <a href="/#idea-request" className="post-next">
      <Sign>Next stop</Sign>
      <b>
        Plan your own trip
        <ArrowRight size={22} />
      </b>
      <span className="mt-1">One sentence is enough to start.</span>
    </a>
  )
}
