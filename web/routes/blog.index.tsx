import { createFileRoute } from '@tanstack/react-router'
import { blogHead } from '../features/blog/blog-head.ts'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { postsQuery } from '../features/blog/blog-query.ts'
import { BlogFailure, BlogLoading } from '../features/blog/missing-post.tsx'
import { WRITTEN_HEAD } from '../page-head.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { hydration: 'none' },
  loader: ({ context: { queryClient, apiFetch } }) => queryClient.ensureQueryData(postsQuery(apiFetch)),
  head: () => (import.meta.env.SSR ? blogHead() : WRITTEN_HEAD),
  component: Blog,
  pendingComponent: BlogLoading,
  errorComponent: ({ error }) => <BlogFailure error={error} href="/blog" />,
})

function Blog() {
  return <BlogPage posts={Route.useLoaderData()} />
}
