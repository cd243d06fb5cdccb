import { createFileRoute } from '@tanstack/react-router'
import { PostEditor } from '../features/blog/editor/post-editor.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin/blog/new')({
  head: () => pageHead({ path: '/admin/blog/new', title: 'New post', index: false }),
  component: NewPost,
})

function NewPost() {
  return <PostEditor apiFetch={Route.useRouteContext().apiFetch} opened={null} />
}
