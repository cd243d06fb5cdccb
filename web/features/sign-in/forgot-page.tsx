import { ResetRequest } from '#shared/contracts/password'
import { formValues, readForm } from '#shared/contracts/read-form'
import { Done } from '#shared/contracts/sign-in'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FormProblem, useForm } from '../../ui/form/use-form.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

interface Props {
  isSent: boolean
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
  onSent: () => void
}

/** Requests a link by mail. The answer is the same with and without an account for the address. */
export function ForgotPage({ isSent, apiFetch, answer, onSent }: Props) {
  const submit = async (data: FormData): Promise<FormProblem | null> => {
    const reading = readForm(ResetRequest, formValues(data))
    if (!('value' in reading)) return reading
    const sent = await sendForm(apiFetch, '/api/auth/reset-request', Done, reading.value)
    if (!('answer' in sent)) return sent
    onSent()
    return null
  }
  const { formProps, problem, serial, busy } = useForm({ answer, submit })
  return (
    <SignInFrame title="A new password" lead="We send a link to your email address. It works once, for an hour.">
      {isSent ? (
        <NoticeBox tone="ok" title="Check your email" role="status" className="mt-6">
          <p>If the address has an account, the link is on its way. Look in your spam folder too.</p>
        </NoticeBox>
      ) : (
        <FormContext value={{ problems: problem?.fields ?? {}, values: answer?.values ?? {}, filled: {} }}>
          <form {...formProps} method="post" action="/forgot">
            {problem ? <ProblemSummary lead={problem.problem} serial={serial} /> : null}
            <TextField name="email" label="Email" type="email" autoComplete="email" enterKeyHint="send" />
            <Button type="submit" className="w-full" aria-disabled={busy}>
              {busy ? 'Sending...' : 'Send me the link'}
            </Button>
          </form>
        </FormContext>
      )}
      <p className="sign-in-links">
        <a href="/login">Back to sign in</a>
      </p>
    </SignInFrame>
  )
}
