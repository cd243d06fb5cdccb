import type { FormAnswer } from '../../api/form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The page of the link in the mail. A plain form: the token is in a cookie, which the server set by the link. */
export function ResetPage({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <SignInFrame title="Choose a new password" lead="You are signed out everywhere else when it is set.">
      <FormContext value={{ problems: answer?.fields ?? {}, values: {}, filled: {} }}>
        <form method="post" action="/reset">
          {answer ? <ProblemSummary lead={answer.problem} serial={0} /> : null}
          <PasswordField
            name="new_password"
            label="New password"
            hint="At least ten characters; a few words make a good one."
            autoComplete="new-password"
          />
          <Button type="submit" className="w-full">
            Set my password
          </Button>
        </form>
      </FormContext>
      <p className="sign-in-links">
        <a href="/forgot">Send me another link</a>
      </p>
    </SignInFrame>
  )
}
