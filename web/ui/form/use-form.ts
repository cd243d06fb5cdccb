import { type FormEvent, useCallback, useRef, useState } from 'react'
import { fetchNotices } from '../notices/fetch-notices.ts'
import { dropFailure } from '../notices/notices.ts'
import { forgetDraft, isTouched, restoreDraft, saveDraft } from './draft.ts'

/** Why a form was not accepted: a message, and the fields that it concerns. */
export interface FormProblem {
  problem: string
  fields: Record<string, string>
}

interface FormWork {
  /** The name of the draft on this device; without it no draft is stored. */
  draft?: string
  /** The server's answer to the form if it was posted without script. */
  answer?: FormProblem | undefined
  /**
   * Checks and sends the form. The key is the same until a value changes, so that sending again has no second effect.
   * Null if the form was accepted.
   */
  submit: (data: FormData, key: string) => Promise<FormProblem | null>
}

const PAUSE_BEFORE_SAVING_MS = 400

/**
 * A form with uncontrolled fields: text typed before the script runs is kept, a second press during sending
 * does nothing, and a draft is stored on the device until the form is sent.
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
      // With script the page shows all missing values at once, instead of the browser's messages.
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
    dropFailure()
    const data = new FormData(event.currentTarget)
    const held = JSON.stringify([...data])
    if (attempt.current.held !== held) attempt.current = { held, key: crypto.randomUUID() }
    try {
      const found = await submit(data, attempt.current.key)
      setProblem(found)
      if (found) {
        setSerial((last) => last + 1)
        // Stored at once, because the person may leave the page after an error.
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
