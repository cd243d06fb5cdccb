import { useCallback, useRef, useState } from 'react'
import { localDay } from '../../ui/local-day.ts'
import { forgetDraft, readDraft, readPending, readRun, saveDraft } from './device-record.ts'
import type { Understanding } from './understand.ts'

const READ_AFTER_MS = 180

/** Names for the fields that take a town. */
export type Towns = Record<'place' | 'origin', readonly string[]>

/** Only in the browser, so that the server's bundle of pages does not include the gazetteer. */
const fetchParser = () => (import.meta.env.SSR ? null : import('./understand.ts'))

/**
 * The idea's text field: uncontrolled (text typed before the script runs is kept), stored on the device and
 * parsed after each change. `attach` is the field's ref; `change` edits it by script.
 */
export function useIdeaText() {
  const box = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isEmpty, setEmpty] = useState(true)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [understood, setUnderstood] = useState<Understanding | null>(null)
  const [towns, setTowns] = useState<Towns>({ place: [], origin: [] })

  const readAlong = useCallback((text: string) => {
    clearTimeout(timer.current)
    setEmpty(!text.trim())
    if (!text.trim()) return setUnderstood(null)
    timer.current = setTimeout(async () => {
      const reader = await fetchParser()?.catch(() => null)
      if (!reader) return
      setTowns(reader.TOWNS)
      setUnderstood(reader.understand(text, localDay()))
    }, READ_AFTER_MS)
  }, [])

  const keep = useCallback(() => {
    const text = box.current?.value ?? ''
    readAlong(text)
    if (!text.trim()) {
      forgetDraft()
      return setSavedAt(null)
    }
    const now = new Date().toISOString()
    setSavedAt(saveDraft({ text, savedAt: now }) ? now : null)
  }, [readAlong])

  const attach = useCallback(
    (area: HTMLTextAreaElement) => {
      box.current = area
      const run = readRun()
      const draft = readDraft()
      const kept = run?.active ? run.idea : (draft?.text ?? readPending()?.idea)
      if (area.value) keep()
      else if (kept) {
        area.value = kept
        setSavedAt(draft?.savedAt ?? null)
        readAlong(kept)
      }
      return () => {
        box.current = null
        clearTimeout(timer.current)
      }
    },
    [keep, readAlong],
  )

  const change = (edit: (area: HTMLTextAreaElement) => void) => {
    if (!box.current) return
    edit(box.current)
    keep()
  }
  const text = () => box.current?.value ?? ''
  return { attach, change, keep, isEmpty, savedAt, understood, towns, text }
}

/** Whether nothing of a trip is read in a text; false if the parser cannot be fetched. */
export async function saysNothingOfATrip(text: string): Promise<boolean> {
  const reader = await fetchParser()?.catch(() => null)
  return reader?.understand(text, localDay()).saysNothing ?? false
}
