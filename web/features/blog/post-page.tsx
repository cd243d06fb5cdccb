import type { Post } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { plainText } from '#shared/domain/markup/text'
import type { Block } from '#shared/domain/markup/tree'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Markup } from '../../ui/markup.tsx'
import { SITE } from '../../site.ts'
import { dayOf, PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'

const HEADINGS_FOR_CONTENTS = 3

/** A post with its picture, a table of contents if it is long, the next step, and related posts. */
export function PostPage({ post, related }: { post: Post; related: readonly Post[] }) {
  const blocks = parseMarkup(post.body)
  return (
    <article>
      <PostPicture post={post} eager />
      <Container className="post-columns">
        <div className="min-w-0">
          <div className="flex items-center justify-between gap-4 text-small">
            <a href="/blog" className="post-back">
              Blog
            </a>
            <a href={`/admin/blog/${post.slug}/edit`} className="post-edit signed-in-only">
              Edit
            </a>
          </div>
          <h1 className="mt-1 wrap-anywhere">{post.title}</h1>
          <div className="mt-3 mb-6">
            <PostFacts post={post} blocks={blocks} />
          </div>
          <Markup blocks={blocks} />
          <Try />
        </div>
        <Contents blocks={blocks} />
      </Container>
      <Related posts={related} />
    </article>
  )
}

function Try() {
  return (
    <section className="post-try">
      <h2 className="text-h3">Try {SITE.name}</h2>
      <p className="mt-2">Write what trip you have in mind, or let a person show you how it works.</p>
      <ButtonLink href="/request-demo" className="mt-5">
        Request a demo
      </ButtonLink>
    </section>
  )
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level < 3)
  if (headings.length < HEADINGS_FOR_CONTENTS) return null
  return (
    <nav aria-labelledby="contents" className="post-contents">
      <h2 id="contents" className="text-small font-bold">
        On this page
      </h2>
      <ul>
        {headings.map((heading) =>
          heading.kind === 'heading' ? (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{plainText(heading.children)}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}

function Related({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null
  return (
    <Container className="pb-20">
      <h2 className="text-h3">Read on</h2>
      <ul className="mt-3">
        {posts.map(({ id, slug, title, publishedAt }) => (
          <li key={id} className="post-related">
            <a href={`/blog/${slug}`} className="min-w-0 font-semibold wrap-anywhere">
              {title}
            </a>
            {publishedAt ? (
              <time dateTime={publishedAt} className="post-day">
                {dayOf(publishedAt)}
              </time>
            ) : null}
          </li>
        ))}
      </ul>
    </Container>
  )
}
