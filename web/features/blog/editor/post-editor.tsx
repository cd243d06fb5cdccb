import { useMemo, useRef, useState } from 'react'
import type { ApiFetch } from '../../../api/client.ts'
import { slugOf } from '#shared/domain/markup/slug'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormContext } from '../../../ui/form/form-state.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Container } from '../../../ui/layout.tsx'
import { BodyEditor } from './body-editor.tsx'
import { DeleteButton, DeletedPost } from './deleted-post.tsx'
import { ObstacleView } from './obstacle-view.tsx'
import { PictureFields } from './picture-fields.tsx'
import { draftOf, EMPTY_DRAFT, isSameDraft, type PostDraft, readDraft, writeDraft } from './post-draft.ts'
import type { OpenedPost } from './post-calls.ts'
import { Preview } from './preview.tsx'
import { PublishingFields } from './publishing-fields.tsx'
import { RestoreOffer, timeOf } from './restore-offer.tsx'
import { useSaveKey } from './use-save-key.ts'
import { useDeviceDraft } from './use-device-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { usePostEditor } from './use-post-editor.ts'
import { ViewSegment } from './view-segment.tsx'

/** A new post, or an existing one (`opened`). */
export function PostEditor({ apiFetch, opened }: { apiFetch: ApiFetch; opened: OpenedPost | null }) {
  const post = opened?.post
  const base = useMemo(() => (post ? draftOf(post) : EMPTY_DRAFT), [post])
  const [draft, setDraft] = useState(base)
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const isSlugOwn = useRef(post !== undefined)
  const mayLeave = useRef(false)
  const leave = () => {
    mayLeave.current = true
  }

  const etagRef = useRef(opened?.etag ?? '')
  const editor = usePostEditor({
    apiFetch,
    opened,
    etagRef,
    done: (saved) => {
      forget()
      leave()
      // A draft has no public page.
      location.assign(saved.post.status === 'published' ? `/blog/${saved.post.slug}` : '/admin/blog')
    },
  })
  const { form, attach, keptAt, offer, keepNow, keepSoon, forget, closeOffer } = useDeviceDraft(
    post?.slug,
    base,
    etagRef,
  )
  useLeaveGuard(() => !mayLeave.current && form.current !== null && !isSameDraft(readDraft(form.current), base))
  useSaveKey(form)

  const changed = () => {
    if (!form.current) return
    setDraft(readDraft(form.current))
    keepSoon()
  }
  const fill = (next: PostDraft) => {
    if (!form.current) return
    writeDraft(form.current, next)
    changed()
  }
  const onInput = ({ target }: { target: EventTarget }) => {
    const box = target as HTMLInputElement
    const slug = form.current?.elements.namedItem('slug') as HTMLInputElement
    // The slug is made from the title until the editor changes it.
    if (box.name === 'slug') isSlugOwn.current = box.value !== ''
    if (box.name === 'title' && !isSlugOwn.current) slug.value = slugOf(box.value)
    changed()
  }

  if (deletedId !== null && post)
    return (
      <Container className="py-10">
        <h1>Edit post</h1>
        <div className="mt-6">
          <DeletedPost apiFetch={apiFetch} id={deletedId} title={post.title} restored={() => location.reload()} />
        </div>
      </Container>
    )

  const { obstacle } = editor
  const path = post ? `/admin/blog/${post.slug}/edit` : '/admin/blog/new'
  return (
    <FormContext
      value={{ problems: obstacle?.kind === 'problem' ? obstacle.fields : {}, values: { ...base }, filled: {} }}
    >
      <form
        ref={attach}
        method="post"
        noValidate
        aria-label={post ? 'Edit post' : 'New post'}
        onSubmit={editor.onSubmit}
        onInput={onInput}
      >
        <Container className="editor-page">
          <div className="editor-head">
            <div>
              <h1 className="text-h2">{post ? 'Edit post' : 'New post'}</h1>
              <output className="text-small text-ink-3">
                {keptAt
                  ? `Draft saved on this device ${timeOf(keptAt)}`
                  : 'What you write is kept on this device until you save it.'}
              </output>
            </div>
            <div className="editor-actions">
              <ButtonLink href="/blog" variant="secondary">
                Cancel
              </ButtonLink>
              <Button type="submit" aria-disabled={editor.busy}>
                {editor.busy ? 'Saving...' : post ? 'Update Post' : 'Create Post'}
              </Button>
            </div>
          </div>
          {offer ? (
            <RestoreOffer
              savedAt={new Date(offer.savedAt)}
              restore={() => {
                const kept = offer
                if (!kept) return
                // Saving then detects changes by others since that version.
                if (kept.etag) etagRef.current = kept.etag
                isSlugOwn.current = kept.draft.slug !== slugOf(kept.draft.title)
                fill(kept.draft)
                closeOffer()
              }}
              discard={forget}
            />
          ) : null}
          {obstacle ? (
            <ObstacleView
              obstacle={obstacle}
              serial={editor.serial}
              busy={editor.busy}
              path={path}
              keepMine={(theirs) => void (form.current && editor.keepMine(form.current, theirs))}
              takeTheirs={(theirs) => fill(editor.takeTheirs(theirs))}
              saveAsNew={() => void (form.current && editor.save(form.current, true))}
              leave={() => {
                keepNow()
                leave()
              }}
            />
          ) : null}
          <div className="editor-fields">
            <TextField name="title" label="Title" maxLength={160} autoComplete="off" enterKeyHint="next" />
            <TextField
              name="slug"
              label="Web address (slug)"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required={post !== undefined}
              onBlur={(event) => {
                if (event.target.value === slugOf(event.target.value)) return
                event.target.value = slugOf(event.target.value)
                changed()
              }}
            />
            <PictureFields apiFetch={apiFetch} changed={changed} />
          </div>
          <ViewSegment />
          <div className="editor-columns">
            <BodyEditor apiFetch={apiFetch} text={draft.body} />
            <Preview draft={draft} publishedAt={post?.publishedAt ?? null} />
          </div>
          <PublishingFields />
          {post ? (
            <DeleteButton
              apiFetch={apiFetch}
              slug={post.slug}
              deleted={(id) => {
                leave()
                keepNow()
                setDeletedId(id)
              }}
            />
          ) : null}
        </Container>
      </form>
    </FormContext>
  )
}
