import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticesHost } from '../../ui/notices/notices-host.tsx'
import { IdeaRequest } from './idea-request.tsx'
import { IdeaTextProvider } from './idea-text.tsx'

/** The parser works in a worker, which jsdom does not have. */
vi.mock('./read-aside.ts', () => ({ readAside: async () => null }))

const IDEA = 'Grade 7 to Durban for 40 learners'
const event = (state: string) =>
  `event: state\ndata: {"state":"${state}","progress":0.4,"message":"Choosing places"}\n\n`

interface Call {
  path: string
  key: string | null
  body: { idea?: string; created_at?: string }
}

/** A server with successful answers, except for paths with an answer of their own. */
function serverOf(own: Record<string, () => Response | Promise<Response>> = {}) {
  const calls: Call[] = []
  const answers: Record<string, () => Response | Promise<Response>> = {
    '/api/search': () => Response.json({ id: 42, search_id: 42 }, { status: 201 }),
    '/api/generate-itinerary': () => Response.json({ success: true, search_id: 42, state: 'queued' }, { status: 202 }),
    '/api/generate-itinerary/42/events': () => new Response(event('planning') + event('complete')),
    ...own,
  }
  const apiFetch = (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    calls.push({
      path,
      key: headers.get('idempotency-key'),
      body: JSON.parse(String(init?.body ?? '{}')) as Call['body'],
    })
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      Promise.resolve(answers[path]?.() ?? new Response(null, { status: 404 })).then(resolve, reject)
    })
  }
  return { calls, apiFetch, answers }
}

function open(apiFetch: (path: string, init?: RequestInit) => Promise<Response>) {
  const stored: string[] = []
  const left: string[] = []
  const view = render(
    <>
      <IdeaTextProvider>
        <IdeaRequest apiFetch={apiFetch} onStored={(id) => stored.push(id)} leave={(url) => left.push(url)} />
      </IdeaTextProvider>
      <NoticesHost />
    </>,
  )
  return { stored, left, ...view }
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What trip do you have in mind?' })
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate Itinerary' }))
const never = () => new Promise<Response>(() => undefined)

beforeEach(() => {
  // jsdom does not have it.
  Element.prototype.hasPointerCapture = () => false
  localStorage.clear()
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as unknown as typeof matchMedia
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(cleanup)

test('an empty idea has a notice, and nothing is sent', async () => {
  const { calls, apiFetch } = serverOf()
  open(apiFetch)
  await userEvent.type(box(), '   ')
  await generate()
  expect(await screen.findByText('Missing idea')).toBeTruthy()
  expect(screen.getAllByText('Please describe your trip idea.')).toHaveLength(2)
  expect(calls).toEqual([])
})

test('an idea becomes a stored plan, which is kept for the demo request', async () => {
  const { apiFetch } = serverOf()
  const { stored } = open(apiFetch)
  await userEvent.type(box(), `  ${IDEA} `)
  await generate()
  await waitFor(() => expect(stored).toEqual(['42']))
  expect(screen.getByText('Your itinerary is ready below')).toBeTruthy()
  expect(await screen.findByText('Itinerary Generated!')).toBeTruthy()
  expect(box().disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Request Full Demo' }).getAttribute('href')).toBe('/request-demo')
  expect(localStorage.getItem('pending_idea')).toBe(IDEA)
  expect(localStorage.getItem('pending_search_id')).toBe('42')
})

test('the button’s text follows the state of the work, and the field is locked meanwhile', async () => {
  let created: (answer: Response) => void = () => undefined
  const { apiFetch } = serverOf({
    '/api/search': () => new Promise((resolve) => (created = resolve)),
    '/api/generate-itinerary': never,
  })
  open(apiFetch)
  await userEvent.type(box(), IDEA)
  await generate()
  expect(await screen.findByRole('button', { name: 'Analyzing your idea...' })).toBeTruthy()
  expect(box().disabled).toBe(true)
  created(Response.json({ id: 42 }, { status: 201 }))
  expect(await screen.findByRole('button', { name: 'Generating personalized itinerary...' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(box().disabled).toBe(false)
  expect(box().value).toBe(IDEA)
})

test('without a network the notice names the host, the text is kept, and trying again sends the same request', async () => {
  const { calls, apiFetch, answers } = serverOf({ '/api/search': () => Promise.reject(new TypeError('offline')) })
  const { stored } = open(apiFetch)
  await userEvent.type(box(), IDEA)
  await generate()
  expect(await screen.findByText('Failed to create search')).toBeTruthy()
  const words = `Network error: Unable to connect to ${location.host}. Please check if the server is running and accessible.`
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(box().value).toBe(IDEA)

  answers['/api/search'] = () => Response.json({ id: 42 }, { status: 201 })
  await generate()
  await waitFor(() => expect(stored).toEqual(['42']))
  const [first, second] = calls.filter(({ path }) => path === '/api/search')
  expect(first?.key).toBeTruthy()
  expect(second).toEqual(first)
})

test('a device without a network has a sentence for its reader, without the name of a host', async () => {
  const { apiFetch } = serverOf({ '/api/search': () => Promise.reject(new TypeError('offline')) })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(apiFetch)
  await userEvent.type(box(), IDEA)
  await generate()
  expect((await screen.findAllByText(/^You are offline. Your idea is kept/)).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain(location.host)
  vi.restoreAllMocks()
})

test('a refused idea has the server’s message', async () => {
  const words = 'Please keep your trip idea to 5\u00a0000 characters or fewer.'
  const { apiFetch } = serverOf({
    '/api/search': () => Response.json({ error: words, code: 'invalid' }, { status: 422 }),
  })
  open(apiFetch)
  await userEvent.type(box(), IDEA)
  await generate()
  expect((await screen.findAllByText(/5.000 characters or fewer/)).length).toBeGreaterThan(0)
})

test('a plan that cannot be made has a message and opens the application; the idea is kept', async () => {
  const { apiFetch } = serverOf({
    '/api/generate-itinerary': () =>
      Response.json(
        { success: false, error: 'No plan', code: 'failed', details: 'No coach is free.' },
        { status: 503 },
      ),
  })
  const { left } = open(apiFetch)
  await userEvent.type(box(), IDEA)
  await generate()
  expect(await screen.findByText("We're fixing an issue")).toBeTruthy()
  expect(screen.getByText('Create your account now and come back later to continue.')).toBeTruthy()
  expect(screen.getByText('Failed to generate itinerary: No coach is free.')).toBeTruthy()
  await waitFor(() => expect(left).toEqual(['/user-info']), { timeout: 3000 })
  expect(box().value).toBe(IDEA)
})

test('a reload continues the plan that was being made', async () => {
  const { apiFetch } = serverOf({ '/api/generate-itinerary/42/events': never })
  const { unmount } = open(apiFetch)
  await userEvent.type(box(), IDEA)
  await generate()
  await screen.findByRole('button', { name: 'Generating personalized itinerary...' })
  await waitFor(() => expect(localStorage.getItem('uhambo_run')).toContain('42'))
  unmount()

  const again = serverOf()
  const { stored } = open(again.apiFetch)
  expect(box().value).toBe(IDEA)
  await waitFor(() => expect(stored).toEqual(['42']))
  expect(again.calls.some(({ path }) => path === '/api/search')).toBe(false)
})

test('Start Over clears the field and the stored values, and can be undone', async () => {
  localStorage.setItem('pending_idea', IDEA)
  localStorage.setItem('pending_search_id', '42')
  open(serverOf().apiFetch)
  expect(box().value).toBe(IDEA)
  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }))
  expect(box().value).toBe('')
  expect(localStorage.getItem('pending_search_id')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Bring my idea back' }))
  expect(box().value).toBe(IDEA)
})

test('a draft is restored, and a sample fills the empty field', async () => {
  const { unmount } = open(serverOf().apiFetch)
  await userEvent.type(box(), 'Half an id')
  expect(screen.getByText(/^Saved on this device \d\d:\d\d$/)).toBeTruthy()
  unmount()
  open(serverOf().apiFetch)
  expect(box().value).toBe('Half an id')
  await userEvent.clear(box())
  await userEvent.click(screen.getByRole('button', { name: 'Gr 9 Robben Island, 3 days' }))
  expect(box().value).toContain('Robben Island')
})
