import { createFileRoute } from '@tanstack/react-router'
import { blogHead } from '../features/blog/blog-head.ts'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { postsQuery } from '../features/blog/blog-query.ts'
import { BlogFailure, BlogLoading } from '../features/blog/missing-post.tsx'

export const Route = createFileRoute('/blog/')({
  staticData: { hydration: 'none' },
  loader: ({ context: { queryClient, apiFetch } }) => queryClient.ensureQueryData(postsQuery(apiFetch)),
  head: () => blogHead(),
  component: Blog,
  pendingComponent: BlogLoading,
  errorComponent: ({ error }) => <BlogFailure error={error} href="/blog" />,
})

function Blog() {
  return <BlogPage posts={Route.useLoaderData()} />
}
