import { useState, useSyncExternalStore } from 'react'
import type { PlaceAddress } from '#shared/contracts/place'
import { formValues, readForm } from '#shared/contracts/read-form'
import { SignedUp, SignUpForm as Contract, toSignUpRequest } from '#shared/contracts/sign-up'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { type FormProblem, useForm } from '../../ui/form/use-form.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { showNotice } from '../../ui/notices/notices.ts'
import { SchoolFields } from './school-fields.tsx'
import { YourFields } from './your-fields.tsx'

const DRAFT = 'sign-up'
const BADGE = 'from your choice'
const TO_CHECK = 'Please check what is marked below.'
const FAILED = 'Failed to submit your information. Please try again.'

interface Props {
  searchId: string | null
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
  onSignedUp: (username: string) => void
}

export function SignUpForm({ searchId, apiFetch, answer, onSignedUp }: Props) {
  // An answer without a message only changed the list of states.
  const asAnswered = answer?.problem ? answer : undefined
  const submit = (data: FormData, key: string) => signUp(data, key, apiFetch, onSignedUp)
  const { formProps, form, problem, serial, busy } = useForm({ draft: DRAFT, answer: asAnswered, submit })
  const [chosen, setChosen] = useState<PlaceAddress | null>(null)
  const box = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
  // Read from the field: it may have been chosen before the script ran, or restored by the draft.
  const countryId = useSyncExternalStore(
    (tell) => {
      const element = form.current
      element?.addEventListener('input', tell)
      return () => element?.removeEventListener('input', tell)
    },
    () => box('country_id')?.value ?? '',
    () => String(answer?.values['country_id'] ?? ''),
  )

  const fill = (place: PlaceAddress) => {
    for (const name of ['address', 'suburb', 'city', 'latitude', 'longitude', 'country_id'] as const) {
      const [element, value] = [box(name), place[name]]
      if (element) element.value = value === null ? '' : String(value)
    }
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setChosen(place)
  }
  const filled = chosen ? filledBy(chosen) : {}
  return (
    <FormContext value={{ problems: problem?.fields ?? {}, values: answer?.values ?? {}, filled }}>
      <form {...formProps} method="post" action="/user-info">
        {problem ? (
          <ProblemSummary
            title={problem.problem === TO_CHECK ? 'There is a problem' : 'Signup failed'}
            lead={problem.problem}
            serial={serial}
          />
        ) : null}
        <input type="hidden" name="search_id" value={searchId ?? ''} />
        <YourFields />
        <SchoolFields
          apiFetch={apiFetch}
          onChosen={fill}
          countryId={countryId}
          wantedStateId={chosen?.state_id ? String(chosen.state_id) : null}
          hasScript={answer === undefined}
          note={
            chosen ? (
              <NoticeBox tone="ok" title="Filled in from your choice" role="status" className="whole">
                <p>Address, suburb, city, country and province, as far as we know them. You can change them.</p>
              </NoticeBox>
            ) : null
          }
        />
        <div>
          <Button type="submit" wide aria-disabled={busy}>
            {busy ? 'Submitting...' : 'Create my free account'}
          </Button>
        </div>
        <p className="sign-up-fine">
          We use this to make your account and to keep your trips under it. You must be 18 or older.{' '}
          <a href="/terms">Terms</a> and <a href="/privacy">Privacy Policy</a>.
        </p>
      </form>
    </FormContext>
  )
}

const filledBy = (place: PlaceAddress): Record<string, string> =>
  Object.fromEntries(
    (['suburb', 'city', 'country_id', 'state_id'] as const)
      .filter((name) => place[name] !== null)
      .map((name) => [name, BADGE]),
  )

async function signUp(
  data: FormData,
  key: string,
  apiFetch: ApiFetch,
  onSignedUp: (username: string) => void,
): Promise<FormProblem | null> {
  const reading = readForm(Contract, formValues(data))
  if (!('value' in reading)) return { problem: TO_CHECK, fields: reading.fields }
  const sent = await sendForm(apiFetch, '/api/signup', SignedUp, toSignUpRequest(reading.value), { key })
  if (!('answer' in sent)) {
    const problem = sent.status > 0 && sent.words === null ? FAILED : sent.problem
    showNotice({ title: 'Error', description: problem, destructive: true })
    return { problem, fields: sent.fields }
  }
  const { username } = sent.answer
  showNotice({
    title: `Your username is ${username}`,
    description: 'Check your email for a temporary password and a verification link.',
  })
  onSignedUp(username)
  return null
}
