import { createFileRoute, useLocation } from '@tanstack/react-router'
import { PostsOverview } from '../features/blog/editor/posts-overview.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin/blog/')({
  head: () => pageHead({ path: '/admin/blog', title: 'All posts', index: false }),
  component: Overview,
})

function Overview() {
  const cursor = new URLSearchParams(useLocation().searchStr).get('cursor')
  return <PostsOverview cursor={cursor} apiFetch={Route.useRouteContext().apiFetch} />
}
