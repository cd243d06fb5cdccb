import * as z from 'zod/mini'
import { MISSING_DETAILS, SignedIn, SignInRequest } from '#shared/contracts/sign-in'
import { formValues, readForm } from '#shared/contracts/read-form'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type SendingProblem, sendForm } from '../../api/send-form.ts'
import { keepToken } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FormProblem, useForm } from '../../ui/form/use-form.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { showNotice } from '../../ui/notices/notices.ts'
import { CodeField } from './code-field.tsx'

interface Props {
  next: string
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
}

export function SignInForm({ next, apiFetch, answer }: Props) {
  const { formProps, problem, serial, busy } = useForm({ answer, submit: (data) => signIn(data, next, apiFetch) })
  const asksForCode = problem !== null && 'code' in problem.fields
  return (
    <FormContext value={{ problems: problem?.fields ?? {}, values: answer?.values ?? {}, filled: {} }}>
      <form {...formProps} method="post" action={`/login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`}>
        {problem ? <Refused problem={problem} serial={serial} /> : null}
        <TextField
          name="identifier"
          label="Email or username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        {asksForCode ? <CodeField /> : null}
        <Button type="submit" className="w-full" aria-disabled={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </FormContext>
  )
}

/** Missing values have a message each; a refused sign-in has one message that does not say which value was wrong. */
function Refused({ problem: { problem, fields }, serial }: { problem: FormProblem; serial: number }) {
  const isMissing = 'identifier' in fields || 'password' in fields
  if (Object.keys(fields).length > 0)
    return (
      <ProblemSummary
        title={isMissing ? 'Missing details' : 'One more step'}
        lead={isMissing ? MISSING_DETAILS : problem}
        serial={serial}
      />
    )
  return (
    <NoticeBox tone="danger" title="Login failed" role="alert">
      <p>
        {problem} <a href="/forgot">Choose a new password</a> if you have forgotten it.
      </p>
    </NoticeBox>
  )
}

async function signIn(data: FormData, next: string, apiFetch: ApiFetch): Promise<FormProblem | null> {
  const reading = readForm(SignInRequest, formValues(data))
  if (!('value' in reading)) {
    showNotice({ title: 'Missing details', description: MISSING_DETAILS, destructive: true })
    return reading
  }
  const sent = await sendForm(apiFetch, '/api/auth/login', Answered, reading.value)
  if ('answer' in sent) {
    const { token, user } = sent.answer
    keepToken(token)
    location.assign(user?.must_change_password ? `/account?next=${encodeURIComponent(next)}` : next)
    return null
  }
  const problem = wordsOf(sent)
  if (!('code' in sent.fields)) showNotice({ title: 'Login failed', description: problem, destructive: true })
  return { problem, fields: sent.fields }
}

/** By the specification, the answer has only the token. */
const Answered = z.partial(SignedIn, { user: true })

/** The server's message, or its status if there is none. */
function wordsOf({ problem, words, status, code }: SendingProblem): string {
  if (code === 'unreadable') return 'Invalid response from server'
  return status > 0 && words === null ? `Login failed (${status})` : problem || 'Please try again.'
}
