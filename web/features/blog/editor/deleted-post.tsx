import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ApiFetch } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeBox } from '../../../ui/notice-box.tsx'
import { removePost, restorePost } from './post-calls.ts'

/** Shown after a post was deleted: a button restores it while this page is open. */
export function DeletedPost(props: { apiFetch: ApiFetch; id: string; title: string; restored: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const undo = async () => {
    const answer = await restorePost(props.apiFetch, props.id)
    if ('slug' in answer) props.restored()
    else setProblem(answer.status === 0 ? 'We cannot reach the server. Please try again.' : answer.words)
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <NoticeBox tone="info" title={`“${props.title}” is deleted.`} role="status">
        <p>Readers no longer see it. You can bring it back from here.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void undo()}>
            Undo
          </Button>
          <a href="/admin/blog" className="inline-flex min-h-11 items-center">
            All posts
          </a>
        </div>
      </NoticeBox>
      {problem ? <NoticeBox tone="danger" title={problem} role="alert" className="mt-4" /> : null}
    </div>
  )
}

/** Deletes without a question, because it can be undone. */
export function DeleteButton(props: { apiFetch: ApiFetch; slug: string; deleted: (id: string) => void }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async () => {
    const answer = await removePost(props.apiFetch, props.slug)
    if ('id' in answer) props.deleted(answer.id)
    else setProblem(answer.status === 0 ? 'We cannot reach the server. The post is still there.' : answer.words)
  }
  return (
    <div>
      <Button variant="secondary" className="text-danger" onClick={() => void remove()}>
        Delete this post
      </Button>
      {problem ? <NoticeBox tone="danger" title={problem} role="alert" className="mt-3" /> : null}
    </div>
  )
}
