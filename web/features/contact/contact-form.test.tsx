import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NoticesHost } from '../../ui/notices/notices-host.tsx'
import { ContactForm } from './contact-form.tsx'

const FALLBACK = 'Could not send via server. Opening your email app...'

function open(
  answer: () => Response | Promise<Response> = () => Response.json({ success: true, id: 'm1' }, { status: 202 }),
) {
  const bodies: { type: string; contact: Record<string, unknown> }[] = []
  const opened: string[] = []
  const apiFetch = async (_path: string, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)) as (typeof bodies)[number])
    return answer()
  }
  render(
    <>
      <ContactForm
        apiFetch={apiFetch}
        answer={undefined}
        plan="enterprise"
        openAddress={(address) => opened.push(address)}
      />
      <NoticesHost />
    </>,
  )
  return { bodies, opened }
}

const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
async function fill() {
  await userEvent.type(box(/^Your name/), 'Sipho Ndaba')
  await userEvent.type(box(/^Email/), 'sipho@example.co.za')
  await userEvent.type(box(/^Subject/), 'A farm school')
  await userEvent.type(box(/^Message/), 'We have 28 learners.')
}

// The notices are a separate module, which may load slowly.
configure({ asyncUtilTimeout: 5_000 })
beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
})
afterEach(cleanup)

test('a message is sent by the mail call with the plan, and the form is cleared', async () => {
  const { bodies } = open()
  await fill()
  await send()
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(bodies).toMatchObject([{ type: 'contact', contact: { name: 'Sipho Ndaba', plan: 'enterprise' } }])
  expect(box(/^Message/).value).toBe('')
})

test('the notice names missing values one by one, in the order of the specification', async () => {
  const { bodies } = open()
  const steps: [RegExp, string, string][] = [
    [/^Your name/, 'Sipho', 'Please enter your name.'],
    [/^Email/, 'sipho@example.co.za', 'Please enter a valid email.'],
    [/^Message/, 'Hello', 'Please enter a message.'],
  ]
  for (const [label, typed, words] of steps) {
    await send()
    const notice = await screen.findByText('Form incomplete', { selector: '[role="status"] *, li *' }).catch(() => null)
    expect(screen.getAllByText(words).length, words).toBeGreaterThanOrEqual(notice ? 3 : 2)
    await userEvent.type(box(label), typed)
  }
  expect(bodies).toEqual([])
})

test('once a message is sent, neither the title nor a notice speaks of an error any more', async () => {
  document.title = 'Contact'
  open()
  await send()
  await screen.findByText('Form incomplete', { selector: 'li *' })
  expect(document.title).toBe('Error: Contact')
  await fill()
  await send()
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(screen.queryByText('Form incomplete')).toBeNull()
  expect(document.title).toBe('Contact')
})

test.each([
  ['breaks', () => Response.json({ success: false, error: 'No.' }, { status: 500 })],
  ['is asked too often', () => Response.json({ success: false, error: 'Later.' }, { status: 429 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['takes too long', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
])('the person’s email app opens with the message if the server %s', async (_what, answer) => {
  const { opened } = open(answer)
  await fill()
  await send()
  expect((await screen.findAllByText(FALLBACK)).length).toBeGreaterThan(0)
  const address = new URL(opened[0] ?? '')
  expect([address.protocol, address.pathname]).toEqual(['mailto:', 'hello@uhambo.example'])
  expect(address.searchParams.get('subject')).toBe('A farm school')
  expect(address.searchParams.get('body')).toContain('We have 28 learners.')
  expect(box(/^Message/).value).toBe('We have 28 learners.')
  expect(screen.getByRole('link', { name: 'Open your email app' }).getAttribute('href')).toBe(opened[0])
})

test('the server’s message is shown at its field', async () => {
  const fields = { 'contact.email': 'Please enter a valid email.' }
  open(() =>
    Response.json({ success: false, error: fields['contact.email'], code: 'invalid_fields', fields }, { status: 422 }),
  )
  await fill()
  await send()
  await waitFor(() => expect(box(/^Email/).getAttribute('aria-invalid')).toBe('true'))
})

test('a name or message that looks like a mailto parameter is escaped in the mailto link', async () => {
  const { opened } = open(() => Promise.reject(new TypeError('gone')))
  await fill()
  await userEvent.type(box(/^Subject/), '&cc=victim@x.example?bcc=y')
  await send()
  await waitFor(() => expect(opened).toHaveLength(1))
  expect([...new URL(opened[0] ?? '').searchParams.keys()]).toEqual(['subject', 'body'])
})
