import { useEffect, useMemo, useRef } from 'react'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { TextArea, TextField } from '../../ui/form/text-field.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { FALLBACK, useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
  /** The plan in the link of the pricing page. */
  plan: string | null
  openAddress: (address: string) => void
}

export function ContactForm({ apiFetch, answer, plan, openAddress }: ContactFormProps) {
  const { formProps, problem, serial, busy, sentTo, mailApp } = useContactForm({ apiFetch, answer, openAddress })
  const values = useMemo(() => answer?.values ?? (plan ? { plan } : {}), [answer, plan])
  const state = useMemo(() => ({ problems: problem?.fields ?? {}, values, filled: {} }), [problem, values])
  const named = values['plan']
  const said = useRef<HTMLDivElement>(null)
  // On a phone the button is far below the notice, so the page scrolls to the notice.
  useEffect(() => {
    if (sentTo || mailApp) said.current?.focus()
  }, [sentTo, mailApp])
  return (
    <FormContext value={state}>
      {problem && !mailApp ? (
        <ProblemSummary
          title={Object.keys(problem.fields).length > 0 ? 'Form incomplete' : 'Your message is not sent yet'}
          lead={problem.problem}
          serial={serial}
        />
      ) : null}
      <div ref={said} tabIndex={-1} role="status" className="contact-said">
        {sentTo ? (
          <NoticeBox tone="ok" title="Message sent">
            <p>We sent a confirmation to {sentTo}. A person replies within one business day.</p>
          </NoticeBox>
        ) : null}
        {mailApp ? (
          <NoticeBox tone="warn" title={FALLBACK}>
            <p>
              Your message is still in the form. Did nothing open? <a href={mailApp}>Open your email app</a>
            </p>
          </NoticeBox>
        ) : null}
      </div>
      <Card as="form" {...formProps} method="post" action="/contact" aria-label="Write to us" className="contact-card">
        {typeof named === 'string' && named ? <input type="hidden" name="plan" value={named} /> : null}
        <TextField name="name" label="Your name" autoComplete="name" maxLength={200} />
        <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <TextField name="subject" label="Subject" optional maxLength={200} />
        <TextArea name="message" label="Message" hint="Please leave out learners’ names." rows={5} maxLength={5000} />
        <Button type="submit" aria-disabled={busy || undefined} className="contact-send">
          {busy ? 'Sending...' : 'Send message'}
        </Button>
        <p className="text-small text-ink-3">
          We use your answers only to reply to you. <a href="/privacy">Privacy Policy</a>
        </p>
      </Card>
    </FormContext>
  )
}
