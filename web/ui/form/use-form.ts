import { type FormEvent, useCallback, useRef, useState } from 'react'
import { fetchNotices } from '../notices/fetch-notices.ts'
import { forgetDraft, isTouched, restoreDraft, saveDraft } from './draft.ts'

/** Why a form was not taken: a sentence, and the fields it concerns. */
export interface FormProblem {
  problem: string
  fields: Record<string, string>
}

interface FormWork {
  /** Names the draft on this device; without it nothing is kept. */
  draft?: string
  /** What the server said to the form as it was posted without script. */
  answer?: FormProblem | undefined
  /**
   * Checks and sends. The key stays the same while nothing is changed, so that sending again makes nothing twice.
   * Null when it was taken.
   */
  submit: (data: FormData, key: string) => Promise<FormProblem | null>
}

const PAUSE_BEFORE_SAVING_MS = 400

/**
 * A form whose boxes are the browser's own: what is typed before the script comes stays, a second press while it is
 * sent does nothing, and what was written is kept on the device until it is sent.
 */
export function useForm({ draft, answer, submit }: FormWork) {
  const [problem, setProblem] = useState<FormProblem | null>(answer ?? null)
  const [busy, setBusy] = useState(false)
  const [serial, setSerial] = useState(0)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const attempt = useRef({ held: '', key: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const attach = useCallback(
    (element: HTMLFormElement) => {
      form.current = element
      // With script the page itself says what is missing, all at once.
      element.noValidate = true
      fetchNotices()
      if (draft && (restoreDraft(draft, element) || isTouched(element)))
        element.dispatchEvent(new Event('input', { bubbles: true }))
      return () => clearTimeout(timer.current)
    },
    [draft],
  )

  const keep = () => {
    if (!draft) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current && saveDraft(draft, form.current)) setSavedAt(new Date())
    }, PAUSE_BEFORE_SAVING_MS)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const data = new FormData(event.currentTarget)
    const held = JSON.stringify([...data])
    if (attempt.current.held !== held) attempt.current = { held, key: crypto.randomUUID() }
    try {
      const found = await submit(data, attempt.current.key)
      setProblem(found)
      if (found) {
        setSerial((last) => last + 1)
        // At once: somebody whose form was not taken may well leave the page.
        if (draft && form.current && saveDraft(draft, form.current)) setSavedAt(new Date())
      } else if (draft) {
        clearTimeout(timer.current)
        forgetDraft(draft)
        setSavedAt(null)
      }
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { formProps: { ref: attach, onSubmit, onInput: keep }, form, problem, serial, busy, savedAt }
}
