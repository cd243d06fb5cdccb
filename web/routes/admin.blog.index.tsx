import { createFileRoute } from '@tanstack/react-router'
import { PostsOverview } from '../features/blog/editor/posts-overview.tsx'
import { pageHead, WRITTEN_HEAD } from '../page-head.ts'

export const Route = createFileRoute('/admin/blog/')({
  head: () =>
    import.meta.env.SSR ? pageHead({ path: '/admin/blog', title: 'All posts', index: false }) : WRITTEN_HEAD,
  component: Overview,
})

function Overview() {
  return <PostsOverview apiFetch={Route.useRouteContext().apiFetch} />
}
