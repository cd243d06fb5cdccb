import { useQuery } from '@tanstack/react-query'
import type { ApiFetch } from '../../../api/client.ts'
import { Container } from '../../../ui/layout.tsx'
import { NoticeBox } from '../../../ui/notice-box.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openPost } from './post-calls.ts'
import { PostEditor } from './post-editor.tsx'

/** Opens a post for editing. It is fetched only once, so that the text does not change during editing. */
export function EditPage({ slug, apiFetch }: { slug: string; apiFetch: ApiFetch }) {
  const { data, error } = useQuery({
    queryKey: ['post', slug, 'edit'],
    queryFn: () => openPost(apiFetch, slug),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (data) return <PostEditor key={slug} apiFetch={apiFetch} opened={data} />
  if (!error) return <Waiting />
  return (
    <Container className="py-10">
      <h1 className="text-h2">Edit post</h1>
      <NoticeBox tone="danger" title={error.message} role="alert" className="mt-6">
        <p>
          It may have been deleted, or your session may have ended.{' '}
          <a href={`/login?next=${encodeURIComponent(`/admin/blog/${slug}/edit`)}`}>Sign in again</a> or go to{' '}
          <a href="/admin/blog">all posts</a>.
        </p>
      </NoticeBox>
    </Container>
  )
}

/** A skeleton of the editor, so that the layout does not move when the post has loaded. */
function Waiting() {
  return (
    <Container className="editor-page">
      <div>
        <h1 className="text-h2">Edit post</h1>
        <output className="text-small text-ink-3">Loading...</output>
      </div>
      <div className="editor-fields editor-waiting">
        {['title', 'address', 'picture', 'what it shows', 'body', 'preview'].map((part) => (
          <Skeleton key={part} />
        ))}
      </div>
    </Container>
  )
}
