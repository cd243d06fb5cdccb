import { Check } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import scene from '../../media/hero.svg?no-inline'
import { Container } from '../../ui/layout.tsx'
import { DraftCard } from './draft-card.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignedUpNotice } from './signed-up.tsx'
import { findSearchId } from './where-from.ts'

// They are true without a plan too: whoever comes after a failure has an idea and no draft.
const POINTS = [
  'Three packages of each trip, side by side',
  'Your trips stay saved under your account',
  'No card, no newsletter',
]

const neverChanges = () => () => undefined

interface Props {
  query: URLSearchParams
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
}

export function SignUpPage({ query, apiFetch, answer }: Props) {
  // The referrer and the browser's storage are known only in the browser.
  const searchId = useSyncExternalStore(
    neverChanges,
    () => findSearchId(query),
    () => query.get('searchId'),
  )
  const [username, setUsername] = useState<string | null>(null)
  return (
    <Container className="sign-up">
      <div>
        <h1>Create a Free account</h1>
        <p className="sign-up-lead">
          Get 3 package options for each trip you plan. Takes 60 seconds. No credit card required.
        </p>
        {username === null ? (
          <SignUpForm searchId={searchId} apiFetch={apiFetch} answer={answer} onSignedUp={setUsername} />
        ) : (
          <SignedUpNotice username={username} />
        )}
      </div>
      <aside aria-label="What you get" className="sign-up-aside">
        <img src={scene} width="1280" height="720" alt="" className="max-lg:hidden" />
        {searchId ? <DraftCard searchId={searchId} apiFetch={apiFetch} /> : null}
        <ul className="grid gap-3">
          {POINTS.map((point) => (
            <li key={point} className="flex gap-3">
              <Check size={20} className="mt-0.5 shrink-0" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  )
}
