import { formValues, readForm } from '#shared/contracts/read-form'
import { SignedIn } from '#shared/contracts/sign-in'
import { type Invitation, NewStaffAccount, StaffSignIn } from '#shared/contracts/staff'
import { placeOfStaff } from '#shared/domain/invitation'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { sendForm } from '../../api/send-form.ts'
import { keepToken } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FormProblem, useForm } from '../../ui/form/use-form.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { CodeField } from './code-field.tsx'
import type { InvitationReading } from './invitation-query.ts'
import { SignInFrame } from './sign-in-frame.tsx'

interface Props {
  reading: InvitationReading
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
}

const ROLE: Record<Invitation['role'], string> = { editor: 'an editor', admin: 'an administrator' }

/** Where the link of an invitation leads. The token is in a cookie, which the server set by the link. */
export function InvitePage({ reading, apiFetch, answer }: Props) {
  if ('problem' in reading)
    return (
      <SignInFrame title="Your invitation" lead="It gives you an account of this site’s team.">
        <NoticeBox tone="warn" title="This link does not work" role="alert" className="mt-6">
          <p>{reading.problem}</p>
        </NoticeBox>
        <p className="sign-in-links">
          <a href="/login">Sign in</a>
        </p>
      </SignInFrame>
    )
  const { invitation } = reading
  return (
    <SignInFrame
      title="Accept your invitation"
      lead={`You become ${ROLE[invitation.role]}. ${invitation.has_account ? 'Your account keeps everything else.' : 'Your account is made now.'}`}
    >
      <InvitationForm {...{ invitation, apiFetch, answer }} />
    </SignInFrame>
  )
}

function InvitationForm({
  invitation: { email, has_account },
  apiFetch,
  answer,
}: Omit<Props, 'reading'> & { invitation: Invitation }) {
  const { formProps, problem, serial, busy } = useForm({
    answer,
    submit: (data) => accept(data, has_account, apiFetch),
  })
  return (
    <FormContext value={{ problems: problem?.fields ?? {}, values: answer?.values ?? {}, filled: {} }}>
      <form {...formProps} method="post" action="/invite">
        {problem ? <ProblemSummary lead={problem.problem} serial={serial} /> : null}
        <p>
          Email: <b className="break-words">{email}</b>
        </p>
        {has_account ? (
          <>
            <PasswordField
              name="password"
              label="Password"
              hint="Of the account that this address has."
              autoComplete="current-password"
            />
            {problem && 'code' in problem.fields ? <CodeField /> : null}
          </>
        ) : (
          <>
            <TextField name="name" label="Name" autoComplete="name" />
            <PasswordField
              name="new_password"
              label="New password"
              hint="At least ten characters; a few words make a good one."
              autoComplete="new-password"
            />
          </>
        )}
        <Button type="submit" className="w-full" aria-disabled={busy}>
          {busy ? 'Accepting...' : 'Accept and sign in'}
        </Button>
      </form>
      {has_account ? (
        <p className="sign-in-links">
          <a href="/forgot">Forgot your password?</a>
        </p>
      ) : null}
    </FormContext>
  )
}

async function accept(data: FormData, hasAccount: boolean, apiFetch: ApiFetch): Promise<FormProblem | null> {
  const reading = readForm(hasAccount ? StaffSignIn : NewStaffAccount, formValues(data))
  if (!('value' in reading)) return reading
  const path = `/api/auth/invitation${hasAccount ? '/sign-in' : ''}`
  const sent = await sendForm(apiFetch, path, SignedIn, reading.value)
  if (!('answer' in sent)) return sent
  keepToken(sent.answer.token)
  location.assign(placeOfStaff(sent.answer.user))
  return null
}
