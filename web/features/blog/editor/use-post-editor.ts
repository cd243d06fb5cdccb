import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { ApiFetch } from '../../../api/client.ts'
import { dropDraft } from './device-draft.ts'
import { draftOf, type PostDraft, readDraft, readPost } from './post-draft.ts'
import { type NotDone, type OpenedPost, openPost, savePost } from './post-calls.ts'

/** Why a post could not be saved. */
export type Obstacle =
  | { kind: 'problem'; problem: string; fields: Record<string, string> }
  /** Somebody else has changed the post. */
  | { kind: 'clash'; mine: PostDraft; theirs: OpenedPost }
  /** The post was deleted. */
  | { kind: 'gone' }
  | { kind: 'session-ended' }

interface Work {
  apiFetch: ApiFetch
  opened: OpenedPost | null
  /** The ETag of the post that is being edited; empty for a new post. */
  etagRef: RefObject<string>
  /** Called with the saved post, after the draft was removed. */
  done: (saved: OpenedPost) => void
}

/** Saves the form's values. If that fails, it says what to do and keeps the text. */
export function usePostEditor({ apiFetch, opened, etagRef, done }: Work) {
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [busy, setBusy] = useState(false)
  const [serial, setSerial] = useState(0)
  const slug = opened?.post.slug
  const sending = useRef(false)
  const attempt = useRef({ held: '', key: '' })

  const stop = useCallback((found: Obstacle) => {
    setObstacle(found)
    setSerial((last) => last + 1)
  }, [])

  const save = async (form: HTMLFormElement, asNew = slug === undefined): Promise<void> => {
    if (sending.current) return
    const draft = readDraft(form)
    const reading = readPost(draft, asNew)
    if (!('value' in reading)) return stop({ kind: 'problem', ...reading })
    const held = JSON.stringify(reading.value)
    if (attempt.current.held !== held) attempt.current = { held, key: crypto.randomUUID() }
    sending.current = true
    setBusy(true)
    const target = asNew
      ? { key: attempt.current.key }
      : { slug: slug ?? '', etag: etagRef.current, key: attempt.current.key }
    const answer = await savePost(apiFetch, reading.value, target)
    if ('post' in answer) {
      dropDraft(slug)
      done(answer)
      return
    }
    sending.current = false
    setBusy(false)
    stop(await obstacleOf(answer, draft))
  }

  const obstacleOf = async (refusal: NotDone, mine: PostDraft): Promise<Obstacle> => {
    if (refusal.status === 401) return { kind: 'session-ended' }
    if (refusal.status === 404 && slug !== undefined) return { kind: 'gone' }
    if (refusal.status === 412 && slug !== undefined) {
      const theirs = await openPost(apiFetch, slug).catch(() => null)
      return theirs ? { kind: 'clash', mine, theirs } : { kind: 'gone' }
    }
    return { kind: 'problem', problem: refusal.words, fields: refusal.fields }
  }

  return {
    obstacle,
    serial,
    busy,
    save,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void save(event.currentTarget)
    },
    /** Overwrites the other editor's version, which was shown. */
    keepMine: (form: HTMLFormElement, theirs: OpenedPost) => {
      etagRef.current = theirs.etag
      setObstacle(null)
      return save(form)
    },
    takeTheirs: (theirs: OpenedPost): PostDraft => {
      etagRef.current = theirs.etag
      setObstacle(null)
      return draftOf(theirs.post)
    },
  }
}
