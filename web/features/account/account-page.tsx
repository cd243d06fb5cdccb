import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import type { AccountState } from './account-query.ts'
import { EarlierIdeas } from './earlier-ideas.tsx'
import { EraseForm } from './erase-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondStep } from './second-step.tsx'

const DONE: Record<string, string> = {
  password: 'Your new password is set. You are signed out everywhere else.',
  'second-step': 'From now on signing in takes a code of your app.',
  'no-second-step': 'Signing in takes no code any longer.',
  email: 'Your email address is confirmed.',
  link: 'A new link is on its way to you. It works for 96 hours, and those before it work no longer.',
}

interface Props extends AccountState {
  query: URLSearchParams
  answer: FormAnswer | undefined
}

/** Plain forms; the session's cookie identifies the account. */
export function AccountPage({ user, secondStep, earlierIdeas, query, answer }: Props) {
  const done = DONE[query.get('done') ?? '']
  const mayEdit = user.role !== 'school' && !user.must_change_password
  return (
    <FormContext value={{ problems: answer?.fields ?? {}, values: {}, filled: {} }}>
      <Container className="account">
        <div>
          <h1>Your account</h1>
          <p className="mt-2 text-lead text-ink-2">
            {user.name}, username {user.username}
          </p>
        </div>
        {answer ? <ProblemSummary lead={answer.problem} serial={0} /> : null}
        {!answer && done ? <NoticeBox tone="ok" title={done} role="status" /> : null}
        {!answer && query.get('done') === 'old-link' && !user.email_verified ? (
          <NoticeBox tone="warn" title="This link does not work any longer" role="status">
            <p>Below you can ask for a new one.</p>
          </NoticeBox>
        ) : null}
        {user.must_change_password ? (
          <NoticeBox tone="warn" title="Please choose a password of your own">
            <p>
              Yours is the temporary one that we sent by email. Anybody who reads that email could sign in with it. You
              do not have it at hand? <a href="/forgot">Ask for a link</a> to choose a password without it.
            </p>
          </NoticeBox>
        ) : null}
        <p className="account-links">
          <a href="/account/trips">My trips</a>
          <a href="/search/parsed">My searches</a>
          {mayEdit ? <a href="/admin/blog/new">New post</a> : null}
          {mayEdit && user.role === 'admin' ? <a href="/admin">Administration</a> : null}
          {mayEdit && user.role === 'admin' ? <a href="/admin/mailbox">Mailbox</a> : null}
        </p>
        <EarlierIdeas count={earlierIdeas} />
        <Part title="Email">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0">{user.email}</span>
            {user.email_verified ? (
              <Badge tone="green">Confirmed</Badge>
            ) : (
              <Badge tone="amber">Not confirmed yet</Badge>
            )}
          </p>
          {user.email_verified ? null : <p>The link that confirms it comes by email and works for 96 hours.</p>}
          {user.email_verified ? null : (
            <form method="post" action="/account/verification">
              <Button type="submit" variant="secondary">
                Send me a new link
              </Button>
            </form>
          )}
        </Part>
        <Part title="Password">
          <PasswordForm next={query.get('next')} />
        </Part>
        {secondStep ? (
          <Part title="Second step">
            <SecondStep state={secondStep} />
          </Part>
        ) : null}
        <Part title="Sign out">
          <div className="flex flex-wrap gap-3">
            <SignOut label="Sign out" everywhere={false} />
            <SignOut label="Sign out everywhere" everywhere />
          </div>
        </Part>
        {user.must_change_password ? null : (
          <Part title="What we hold about you">
            <p>
              <a href="/account/export" download="uhambo-account.json">
                Download all of it
              </a>{' '}
              as one file: your account, your school, your trips with their plans, and the emails we wrote to you.
            </p>
            {user.role === 'admin' ? null : <EraseForm />}
          </Part>
        )}
      </Container>
    </FormContext>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="account-part">
      <h2 className="text-h3">{title}</h2>
      {children}
    </Card>
  )
}

function SignOut({ label, everywhere }: { label: string; everywhere: boolean }) {
  return (
    <form method="post" action="/account/sign-out">
      {everywhere ? <input type="hidden" name="everywhere" value="1" /> : null}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}
