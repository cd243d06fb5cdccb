import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { postsQuery } from '../features/blog/blog-query.ts'
import { BlogFailure, BlogLoading } from '../features/blog/missing-post.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { hydration: 'none' },
  loader: ({ context: { queryClient, apiFetch } }) => queryClient.ensureQueryData(postsQuery(apiFetch)),
  head: () => {
    const head = pageHead({
      path: '/blog',
      title: 'Blog',
      description: 'Rules, prices and ideas for people who plan school trips in South Africa.',
    })
    const feed = { rel: 'alternate', type: 'application/rss+xml', title: 'Uhambo blog', href: '/blog/rss.xml' }
    return { ...head, links: [...head.links, feed] }
  },
  component: Blog,
  pendingComponent: BlogLoading,
  errorComponent: ({ error }) => <BlogFailure error={error} href="/blog" />,
})

function Blog() {
  return <BlogPage posts={Route.useLoaderData()} />
}
