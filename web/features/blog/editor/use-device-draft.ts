import { type RefObject, useCallback, useRef, useState } from 'react'
import { dropDraft, findDraft, keepDraft, type KeptDraft } from './device-draft.ts'
import { isSameDraft, type PostDraft, readDraft } from './post-draft.ts'

const PAUSE_BEFORE_KEEPING_MS = 2_000

/** Where a text lies while it is offered: what is written meanwhile is kept beside it. No slug has a space. */
const offeredAt = (slug: string | undefined) => `${slug ?? ''} offered`

/**
 * Stores the text on this device, shortly after the last key and when the page is hidden, and finds
 * a draft stored before. `base` is the server's version; `attach` is the form's ref.
 */
export function useDeviceDraft(slug: string | undefined, base: PostDraft, etagRef: RefObject<string>) {
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const [offer, setOffer] = useState<KeptDraft | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const draft = readDraft(form.current)
    if (isSameDraft(draft, base)) return
    const now = new Date()
    if (keepDraft(slug, { draft, etag: etagRef.current, savedAt: now.toISOString() })) setKeptAt(now)
  }, [slug, base, etagRef])

  const attach = useCallback(
    (element: HTMLFormElement) => {
      form.current = element
      // Includes text typed before the script ran.
      if (!isSameDraft(readDraft(element), base)) element.dispatchEvent(new Event('input', { bubbles: true }))
      const found = findDraft(offeredAt(slug)) ?? findDraft(slug)
      if (found && !isSameDraft(found.draft, base)) {
        keepDraft(offeredAt(slug), found)
        setOffer(found)
      }
      const flush = () => void (timer.current !== undefined && keepNow())
      document.addEventListener('visibilitychange', flush)
      addEventListener('pagehide', flush)
      return () => {
        flush()
        document.removeEventListener('visibilitychange', flush)
        removeEventListener('pagehide', flush)
        form.current = null
      }
    },
    [slug, base, keepNow],
  )

  return {
    form,
    attach,
    keptAt,
    offer,
    keepNow,
    keepSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keepNow, PAUSE_BEFORE_KEEPING_MS)
    },
    /** Removes the draft, and cancels a store that is scheduled. */
    forget: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      dropDraft(slug)
      dropDraft(offeredAt(slug))
      setOffer(null)
      setKeptAt(null)
    },
    closeOffer: () => {
      dropDraft(offeredAt(slug))
      setOffer(null)
    },
  }
}
