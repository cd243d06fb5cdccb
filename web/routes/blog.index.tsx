import { createFileRoute, redirect } from '@tanstack/react-router'
import { blogHead } from '../features/blog/blog-head.ts'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { postsQuery } from '../features/blog/blog-query.ts'
import { BlogFailure, BlogLoading } from '../features/blog/blog-states.tsx'

export const Route = createFileRoute('/blog/')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, location }) => {
    const cursor = new URLSearchParams(location.searchStr).get('cursor')
    const page = await queryClient.ensureQueryData(postsQuery(cursor, apiFetch))
    if (!page) throw redirect({ href: '/blog' })
    return { cursor, page }
  },
  head: ({ loaderData }) => blogHead(loaderData?.cursor ?? null),
  component: Blog,
  pendingComponent: BlogLoading,
  errorComponent: ({ error }) => <BlogFailure error={error} href="/blog" />,
})

function Blog() {
  return <BlogPage {...Route.useLoaderData()} />
}
