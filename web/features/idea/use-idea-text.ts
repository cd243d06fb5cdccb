import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { forgetDraft, readDraft, readPending, readRun, saveDraft } from './device-record.ts'
import type { IdeaChip } from './idea-chips.ts'

const READ_AFTER_MS = 180

/** The server never reads along, so its bundle does not carry the reader's names. */
const fetchReader = () => (import.meta.env.SSR ? null : import('./understand.ts'))

/** The idea's box: its text is the browser's own (typing before the script stays), kept on the device and read as it grows. */
export function useIdeaText(box: RefObject<HTMLTextAreaElement | null>) {
  const [isEmpty, setEmpty] = useState(true)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [chips, setChips] = useState<IdeaChip[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const readAlong = useCallback((text: string) => {
    clearTimeout(timer.current)
    if (!text.trim()) return setChips([])
    timer.current = setTimeout(async () => {
      const reader = await fetchReader()?.catch(() => null)
      if (reader) setChips(reader.understand(text, localDay(new Date())))
    }, READ_AFTER_MS)
  }, [])

  /** Call after every change of the box, by hand or by script. */
  const changed = useCallback(() => {
    const text = box.current?.value ?? ''
    setEmpty(!text.trim())
    readAlong(text)
    if (!text.trim()) {
      forgetDraft()
      return setSavedAt(null)
    }
    const now = new Date().toISOString()
    setSavedAt(saveDraft({ text, savedAt: now }) ? now : null)
  }, [box, readAlong])

  useEffect(() => {
    const kept = readRun()?.active ? readRun()?.idea : (readDraft()?.text ?? readPending()?.idea)
    if (!box.current) return
    if (box.current.value) return changed()
    if (!kept) return
    box.current.value = kept
    setEmpty(false)
    setSavedAt(readDraft()?.savedAt ?? null)
    readAlong(kept)
    return () => clearTimeout(timer.current)
  }, [box, changed, readAlong])

  return { isEmpty, savedAt, chips, changed }
}

/** Today where the teacher sits, as an ISO day. */
const localDay = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
