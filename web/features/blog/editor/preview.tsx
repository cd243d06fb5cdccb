import { useDeferredValue, useMemo } from 'react'
import { pictureAddress } from '#shared/domain/markup/addresses'
import { parseMarkup } from '#shared/domain/markup/parse'
import { readingMinutes } from '#shared/domain/markup/text'
import { Markup } from '../../../ui/markup.tsx'
import { dayOf } from '../post-facts.tsx'
import type { PostDraft } from './post-draft.ts'

/** The post as on its page, by the same parser and components. */
export function Preview({ draft, publishedAt }: { draft: PostDraft; publishedAt: string | null }) {
  const body = useDeferredValue(draft.body)
  const blocks = useMemo(() => parseMarkup(body), [body])
  const picture = pictureAddress(draft.image_url)
  return (
    <section aria-labelledby="preview" className="editor-preview">
      <h2 id="preview" className="field-label font-body text-body leading-[1.6] tracking-normal">
        Preview
      </h2>
      <div className="editor-sheet">
        {picture ? <img src={picture} alt={draft.image_alt} className="editor-sheet-picture" /> : null}
        <p className="text-small text-ink-3">
          {publishedAt ? dayOf(publishedAt) : 'Not published yet'} · {readingMinutes(blocks)} min
        </p>
        <p className="editor-sheet-title">{draft.title || 'Title'}</p>
        <Markup blocks={blocks} />
      </div>
    </section>
  )
}
