import { createFileRoute, notFound } from '@tanstack/react-router'
import { postHead } from '../features/blog/blog-head.ts'
import { postQuery, postsQuery } from '../features/blog/blog-query.ts'
import { BlogFailure, BlogLoading } from '../features/blog/blog-states.tsx'
import { MissingPost } from '../features/blog/missing-post.tsx'
import { PostPage } from '../features/blog/post-page.tsx'
import { relatedTo } from '../features/blog/related.ts'

export const Route = createFileRoute('/blog/$slug')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, params: { slug } }) => {
    const post = await queryClient.ensureQueryData(postQuery(slug, apiFetch))
    if (!post) return notFound({ throw: true }) as never
    // If the list of posts fails, the post is shown without it.
    const newest = await queryClient.ensureQueryData(postsQuery(null, apiFetch)).catch(() => null)
    return { post, related: relatedTo(post, newest?.items ?? []) }
  },
  head: ({ loaderData }) => postHead(loaderData?.post),
  component: Post,
  pendingComponent: BlogLoading,
  notFoundComponent: MissingPost,
  errorComponent: Failure,
})

function Post() {
  const { post, related } = Route.useLoaderData()
  return <PostPage post={post} related={related} />
}

function Failure({ error }: { error: unknown }) {
  return <BlogFailure error={error} href={`/blog/${Route.useParams().slug}`} />
}
