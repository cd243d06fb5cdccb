import { useCallback, useRef, useState } from 'react'
import { addSentences } from '#shared/domain/idea/fact-words'
import { localDay } from '../../ui/local-day.ts'
import { forgetDraft, readDraft, readPending, readRun, saveDraft } from './device-record.ts'
import { readAside } from './read-aside.ts'
import type { Towns, Understanding } from './understand.ts'

const READ_AFTER_MS = 180

/** Starts the parser when somebody is about to write, so that a short text is read before it is sent. */
function prepareFor(area: HTMLTextAreaElement): void {
  const prepare = () => void readAside('', localDay())
  if (document.activeElement === area) prepare()
  else area.addEventListener('focus', prepare, { once: true })
}

/** How controls change the text. */
export interface IdeaEdits {
  add: (words: string) => void
  replace: (part: { start: number; end: number }, words: string) => void
}

/**
 * The idea's text field: uncontrolled (text typed before the script runs is kept), stored on the device and
 * parsed after each change. `attach` is the field's ref; `change` edits it by script.
 */
export function useIdeaText() {
  const box = useRef<HTMLTextAreaElement>(null)
  /** The text that was read last, and whether it says nothing of a trip. */
  const read = useRef({ text: '', saysNothing: false })
  const quickBox = useRef<HTMLTextAreaElement>(null)
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
      const reading = await readAside(text, localDay())
      // Where a sight stands counts in the text that was read.
      if (!reading || box.current?.value !== text) return
      read.current = { text, saysNothing: reading.understood.saysNothing }
      setTowns(reading.towns)
      setUnderstood(reading.understood)
    }, READ_AFTER_MS)
  }, [])

  const keep = useCallback(() => {
    const text = box.current?.value ?? ''
    if (quickBox.current && quickBox.current.value !== text) quickBox.current.value = text
    readAlong(text)
    if (!text.trim()) {
      forgetDraft()
      return setSavedAt(null)
    }
    const now = new Date().toISOString()
    setSavedAt(saveDraft({ text, savedAt: now }) ? now : null)
  }, [readAlong])

  /** The two fields get the same text; what was typed before the script ran is kept. */
  const meet = useCallback(() => {
    const [main, quick] = [box.current, quickBox.current]
    if (!main || !quick) return
    if (quick.value && !main.value) {
      main.value = quick.value
      keep()
    } else quick.value = main.value
  }, [keep])

  const attach = useCallback(
    (area: HTMLTextAreaElement) => {
      box.current = area
      prepareFor(area)
      const run = readRun()
      const draft = readDraft()
      const kept = run?.active ? run.idea : (draft?.text ?? readPending()?.idea)
      if (area.value) keep()
      else if (kept && !quickBox.current?.value) {
        area.value = kept
        setSavedAt(draft?.savedAt ?? null)
        readAlong(kept)
      }
      meet()
      return () => {
        box.current = null
        clearTimeout(timer.current)
      }
    },
    [keep, meet, readAlong],
  )

  /** The field on the first screen. */
  const attachQuick = useCallback(
    (area: HTMLTextAreaElement) => {
      quickBox.current = area
      prepareFor(area)
      meet()
      return () => {
        quickBox.current = null
      }
    },
    [meet],
  )
  const typedQuick = () => {
    if (box.current && quickBox.current) box.current.value = quickBox.current.value
    keep()
  }

  const change = (edit: (area: HTMLTextAreaElement) => void) => {
    if (!box.current) return
    edit(box.current)
    keep()
  }
  const changeQuick = (edit: (area: HTMLTextAreaElement) => void) => quickBox.current && edit(quickBox.current)
  const edit: IdeaEdits = {
    add: (words) => change((area) => (area.value = addSentences(area.value, words ? [words] : []))),
    replace: ({ start, end }, words) =>
      change((area) => (area.value = area.value.slice(0, start) + words + area.value.slice(end))),
  }
  const text = () => box.current?.value ?? ''
  /** Whether nothing of a trip is read in the text. A press does not wait for the parser: false until the text is read. */
  const saysNothing = () => read.current.text === text() && read.current.saysNothing
  return {
    attach,
    attachQuick,
    typedQuick,
    change,
    changeQuick,
    edit,
    keep,
    isEmpty,
    savedAt,
    understood,
    towns,
    text,
    saysNothing,
  }
}
