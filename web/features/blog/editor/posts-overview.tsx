import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Post } from '#shared/contracts/post'
import type { ApiFetch } from '../../../api/client.ts'
import { withCursor } from '../../../api/lists.ts'
import { withToken } from '../../../api/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Container } from '../../../ui/layout.tsx'
import { NoticeBox } from '../../../ui/notice-box.tsx'
import { postsQuery } from '../blog-query.ts'
import { dayOf } from '../post-facts.tsx'

const GROUPS = [
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
] as const

/** Every post with a link to its editor, page by page. Drafts are only in this list. */
export function PostsOverview({ cursor, apiFetch }: { cursor: string | null; apiFetch: ApiFetch }) {
  const { data: page, error } = useQuery({
    ...postsQuery(cursor, withToken(apiFetch)),
    queryKey: ['posts', 'all', cursor],
    retry: false,
  })
  return (
    <Container className="py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2">All posts</h1>
        <ButtonLink href="/admin/blog/new">
          <Plus size={20} aria-hidden="true" />
          New Post
        </ButtonLink>
      </div>
      <p className="account-links mt-2">
        <a href="/account">Your account</a>
      </p>
      {error ? (
        <NoticeBox tone="danger" title={error.message} role="alert" className="mt-8">
          <p>
            <a href="/admin/blog">Try again</a>
          </p>
        </NoticeBox>
      ) : page ? (
        <>
          <Groups posts={page.items} />
          {page.next ? (
            <p className="mt-8">
              <ButtonLink href={withCursor('/admin/blog', page.next)} variant="secondary">
                Older posts
              </ButtonLink>
            </p>
          ) : null}
        </>
      ) : (
        <output className="mt-8 block text-lead">Loading...</output>
      )}
    </Container>
  )
}

function Groups({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return <p className="mt-8 text-lead">No posts yet.</p>
  return GROUPS.map(([status, title]) => {
    const found = posts.filter((post) => post.status === status)
    if (found.length === 0) return null
    return (
      <section key={status} aria-labelledby={`posts-${status}`} className="mt-10">
        <h2 id={`posts-${status}`} className="text-h3">
          {title}
        </h2>
        <ul className="mt-2 divide-y">
          {found.map(({ id, slug, title: name, publishedAt }) => (
            <li key={id} className="editor-row">
              <a href={`/admin/blog/${slug}/edit`}>{name}</a>
              <span className="text-small text-ink-3">{publishedAt ? dayOf(publishedAt) : 'No day yet'}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
