import { useState } from 'react'
import { ContactMessage } from '#shared/contracts/contact'
import { MailAccepted } from '#shared/contracts/email-webhook'
import { formValues, readForm } from '#shared/contracts/read-form'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { sendForm } from '../../api/send-form.ts'
import { type FormProblem, useForm } from '../../ui/form/use-form.ts'
import { showNotice } from '../../ui/notices/notices.ts'
import { mailAppAddress } from './mail-app.ts'

export const FALLBACK = 'Could not send via server. Opening your email app...'

interface ContactWork {
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
  /** Opens an external address. */
  openAddress: (address: string) => void
}

/** The contact form: checked in its order and sent; if that fails, the person's email app is opened. */
export function useContactForm({ apiFetch, answer, openAddress }: ContactWork) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  /** The mailto link with the message, in case the email app did not open. */
  const [mailApp, setMailApp] = useState<string | null>(null)

  const submit = async (data: FormData, key: string): Promise<FormProblem | null> => {
    setSentTo(null)
    setMailApp(null)
    const reading = readForm(ContactMessage, formValues(data))
    if (!('value' in reading)) return incomplete(reading)
    const message = reading.value
    const sent = await sendForm(apiFetch, '/api/email-webhook', MailAccepted, callOf(message), { key })
    if ('answer' in sent) {
      setSentTo(message.email)
      form.form.current?.reset()
      return null
    }
    const fields = Object.entries(sent.fields).map(([name, words]) => [name.replace('contact.', ''), words] as const)
    if (sent.status === 422 && fields.length > 0)
      return incomplete({ problem: sent.problem, fields: Object.fromEntries(fields) })
    showNotice({ title: FALLBACK, description: 'Your message is still in the form.', destructive: true })
    const address = mailAppAddress(message)
    setMailApp(address)
    openAddress(address)
    return { problem: FALLBACK, fields: {} }
  }

  const form = useForm({ draft: 'contact', answer, submit })
  return { ...form, sentTo, mailApp }
}

/** The notice has the first problem; the summary has all. */
function incomplete(found: FormProblem): FormProblem {
  showNotice({ title: 'Form incomplete', description: found.problem, destructive: true })
  return found
}

const callOf = (message: ContactMessage) => ({
  type: 'contact',
  userRecipient: message.email,
  subject: message.subject,
  message: message.message,
  contact: message,
})
