import type { ReactNode } from 'react'
import { placeAfterSignIn } from '#shared/domain/next-place'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { wordsForNext } from './next-words.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useExistingSession } from './use-existing-session.ts'

interface Props {
  query: URLSearchParams
  apiFetch: ApiFetch
  answer: FormAnswer | undefined
}

export function SignInPage({ query, apiFetch, answer }: Props) {
  const next = placeAfterSignIn(query.get('next'))
  const words = wordsForNext(next)
  useExistingSession(query, next, apiFetch)
  return (
    <SignInFrame title="Sign in" lead={words ? `Then you go on to ${words}.` : 'With your email address or username.'}>
      {answer ? null : whatHappened(query)}
      <SignInForm next={next} apiFetch={apiFetch} answer={answer} />
      <p className="sign-in-links">
        <a href="/forgot">Forgot your password?</a>
        <a href="/user-info">Create a Free account</a>
      </p>
    </SignInFrame>
  )
}

/** The reason for this page, as a sentence. */
function whatHappened(query: URLSearchParams): ReactNode {
  const box = (tone: 'ok' | 'warn', title: string, text: string) => (
    <NoticeBox tone={tone} title={title} role="status" className="mt-6">
      <p>{text}</p>
    </NoticeBox>
  )
  if (query.get('verified') === '1') return box('ok', 'Your email address is confirmed', 'You can sign in now.')
  if (query.get('verified') === '0')
    return box(
      'warn',
      'This link does not work any longer',
      'Sign in all the same: your account is there, and its page sends you a new link.',
    )
  if (query.get('reset') === '1') return box('ok', 'Your new password is set', 'Please sign in with it.')
  if (query.get('signed-out') === '1') return box('ok', 'You are signed out', 'See you on the road.')
  if (query.get('erased') === '1') return box('ok', 'Your account is erased', 'Nothing that names you is left with us.')
  if (query.get('signed-up'))
    return box(
      'ok',
      `Your username is ${query.get('signed-up')}`,
      'Check your email for a temporary password and a verification link. Nothing after a few minutes? Look in your spam folder, or ask for a new password below.',
    )
  return null
}
