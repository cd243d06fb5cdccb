import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NoticesHost } from '../../ui/notices/notices-host.tsx'
import { SignInForm } from './sign-in-form.tsx'

function open(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = []
  const apiFetch = async (_path: string, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)))
    return answer()
  }
  render(
    <>
      <SignInForm next="/" apiFetch={apiFetch} answer={undefined} />
      <NoticesHost />
    </>,
  )
  return asked
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
async function fill() {
  await userEvent.type(screen.getByLabelText('Email or username'), 'naledi')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
}

configure({ asyncUtilTimeout: 5_000 })
beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
})
afterEach(cleanup)

test('both fields are required, in the words of the specification, and nothing is sent', async () => {
  const asked = open(() => Response.json({}))
  await send()
  expect((await screen.findAllByText('Please enter your email/username and password.')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Missing details').length).toBeGreaterThan(0)
  expect(asked).toEqual([])
})

test.each([
  [
    'its own words',
    () => Response.json({ error: 'Wrong email, username or password.', code: 'x' }, { status: 401 }),
    'Wrong email, username or password.',
  ],
  ['its number where it has no words', () => new Response('<html>', { status: 502 }), 'Login failed (502)'],
  ['what is missing in it', () => Response.json({ user: {} }), 'Invalid response from server'],
])('a refused sign-in shows %s', async (_what, answer, words) => {
  open(answer)
  await fill()
  await send()
  expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0)
  expect(localStorage.getItem('auth_token')).toBeNull()
})
