import { createFileRoute } from '@tanstack/react-router'
import { PostEditor } from '../features/blog/editor/post-editor.tsx'
import { pageHead, WRITTEN_HEAD } from '../page-head.ts'

export const Route = createFileRoute('/admin/blog/new')({
  head: () =>
    import.meta.env.SSR ? pageHead({ path: '/admin/blog/new', title: 'New post', index: false }) : WRITTEN_HEAD,
  component: NewPost,
})

function NewPost() {
  return <PostEditor apiFetch={Route.useRouteContext().apiFetch} opened={null} />
}
