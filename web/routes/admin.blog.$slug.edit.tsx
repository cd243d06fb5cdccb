import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '../features/blog/editor/edit-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin/blog/$slug/edit')({
  head: ({ params: { slug } }) => pageHead({ path: `/admin/blog/${slug}/edit`, title: 'Edit post', index: false }),
  component: EditPost,
})

function EditPost() {
  return <EditPage slug={Route.useParams().slug} apiFetch={Route.useRouteContext().apiFetch} />
}
