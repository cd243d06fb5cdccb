import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MISSING_FIELDS, requiredFields } from '#shared/contracts/demo'
import type { ParsedIdea } from '#shared/contracts/parsed-idea'
import { NoticesHost } from '../../ui/notices/notices-host.tsx'
import { type DemoQuery, DemoRequestForm } from './demo-form.tsx'
import { NOTHING } from './idea.fixture.ts'

type Answer = () => Response | Promise<Response>
interface Call {
  path: string
  key: string | null
  body: Record<string, unknown>
}

const DEMO = '/api/school-demo'
const FULL = '/api/request-demo'
const LIST = '/api/ideas/parsed?status=complete'
const broken: Answer = () =>
  Response.json({ error: 'We cannot reach our records just now.', code: 'x' }, { status: 503 })

function open({
  answers = {},
  query = {},
  pending = null,
  searchId = '77',
}: {
  answers?: Record<string, Answer>
  query?: DemoQuery
  pending?: ParsedIdea | null
  searchId?: string | null
} = {}) {
  const calls: Call[] = []
  const seen = { sent: 0, forgotten: 0 }
  const given: Record<string, Answer> = {
    [DEMO]: () => Response.json({ success: true, id: 'd1' }, { status: 201 }),
    [FULL]: () => Response.json({ success: true }, { status: 201 }),
    [LIST]: () => Response.json({ items: [] }),
    ...answers,
  }
  const apiFetch = async (path: string, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    if (path !== LIST) calls.push({ path, key, body: JSON.parse(String(init?.body)) as Call['body'] })
    return given[path]?.() ?? new Response(null, { status: 404 })
  }
  const ideas = {
    takePending: () => Promise.resolve(pending),
    searchId: () => searchId,
    forgetSearchId: () => (seen.forgotten += 1),
  }
  render(
    <>
      <DemoRequestForm
        apiFetch={apiFetch}
        answer={undefined}
        query={query}
        ideas={ideas}
        onSent={() => (seen.sent += 1)}
      />
      <NoticesHost />
    </>,
  )
  return { calls, seen }
}

const IDEA: ParsedIdea = {
  ...NOTHING,
  id: 77,
  idea_id: 77,
  location: 'Durban',
  locations: ['Durban'],
  pax_students: 45,
  pax_teachers: 4,
  grade_min: 10,
  grade_max: 10,
  trip_types: ['Overnight camp'],
  budget_estimate: 4830,
  budget_scope: 'per_student',
}

const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request my demo' }))
async function fillRequired() {
  await userEvent.type(box(/^School name/), 'Thandokazi Secondary')
  await userEvent.type(box(/^Your name/), 'Naledi Mokoena')
  await userEvent.type(box(/^Work email/), 'naledi@thandokazi.co.za')
  await userEvent.click(screen.getByRole('checkbox', { name: /You may contact me/ }))
}

// The notices are a separate module, which may load slowly.
configure({ asyncUtilTimeout: 5_000 })
beforeEach(() => {
  localStorage.clear()
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(cleanup)

test('both submissions are sent with one key, then the next page opens and the search is forgotten', async () => {
  const { calls, seen } = open()
  await fillRequired()
  await userEvent.type(box(/^Monthly budget/), 'R20,000')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Overnight camp' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }))
  await send()
  await waitFor(() => expect(seen).toEqual({ sent: 1, forgotten: 1 }))
  expect(calls.map(({ path }) => path)).toEqual([DEMO, FULL])
  expect(calls[0]?.key).toBe(calls[1]?.key)
  expect(calls[0]?.body).toMatchObject({
    status: 'pending',
    searchId: 77,
    budget: 20_000,
    trip_type: 'Overnight camp',
    trip_types: 'Overnight camp,Other',
    phone: null,
    additionalNotes: null,
    consent: true,
  })
  expect(calls[1]?.body).toMatchObject({ school_name: 'Thandokazi Secondary', monthly_budget: 'R20,000' })
  expect(box(/^School name/).value).toBe('')
})

test('the boxes that must be filled are those that the contract requires, and the message names each', () => {
  open()
  const boxes = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)[required]')]
  expect(new Set(boxes.map(({ name }) => name))).toEqual(new Set([...requiredFields(), 'agree_to_contact']))
  for (const field of requiredFields()) expect(MISSING_FIELDS).toContain(field.replace('_', ' '))
})

test('the next page opens if only the first submission arrived, and the search is kept', async () => {
  const { seen } = open({ answers: { [FULL]: broken } })
  await fillRequired()
  await send()
  await waitFor(() => expect(seen).toEqual({ sent: 1, forgotten: 0 }))
})

test('a request that cannot be confirmed has a warning, and the form is reset', async () => {
  const { seen } = open({ answers: { [DEMO]: broken } })
  await fillRequired()
  await send()
  expect(await screen.findByText('Submission warning')).toBeTruthy()
  expect(screen.getByText("We couldn't confirm delivery, but we'll follow up.")).toBeTruthy()
  expect(seen).toEqual({ sent: 0, forgotten: 0 })
  await waitFor(() => expect(box(/^School name/).value).toBe(''))
})

test.each([
  ['the server is away', broken, 'We cannot reach our records just now.'],
  ['the answer is no JSON', () => new Response('<html>', { status: 502 }), 'Failed to submit request'],
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), /^Network error/],
])('if both submissions fail, the values are kept: %s', async (_what, answer, words) => {
  const { seen } = open({ answers: { [DEMO]: answer, [FULL]: answer } })
  await fillRequired()
  await send()
  expect(await screen.findByText('Submission failed')).toBeTruthy()
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(box(/^School name/).value).toBe('Thandokazi Secondary')
  expect(seen.sent).toBe(0)
})

test('the server’s message is shown at the form’s own field, and the second submission is not sent', async () => {
  const fields = { studentCount: 'Please enter the number of learners in digits, such as 45.' }
  const refused = () => Response.json({ error: fields.studentCount, code: 'invalid_fields', fields }, { status: 422 })
  const { calls } = open({ answers: { [DEMO]: refused } })
  await fillRequired()
  await send()
  await waitFor(() => expect(box(/^Learners/).getAttribute('aria-invalid')).toBe('true'))
  expect(calls.map(({ path }) => path)).toEqual([DEMO])
})

test('the notice names missing fields first, then the consent, in the words of the specification', async () => {
  const { calls } = open()
  await send()
  expect(await screen.findByText('Missing required fields')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Please/ })).toHaveLength(4)
  await fillRequired()
  await userEvent.click(screen.getByRole('checkbox', { name: /You may contact me/ }))
  await send()
  expect(await screen.findByText('Consent required')).toBeTruthy()
  expect(screen.getAllByText('Please allow us to contact you about your request.').length).toBeGreaterThan(1)
  expect(calls).toEqual([])
})

test('a stored idea fills in empty fields, marks them, and its budget keeps its scope', async () => {
  const { calls } = open({ pending: IDEA, query: { contact_name: 'Sipho' } })
  expect(await screen.findByText(/We filled in 6 answers from your idea/)).toBeTruthy()
  expect(box(/^Learners/).value).toBe('45')
  expect(box(/^Grades/).value).toBe('Grade 10')
  expect(box(/^Your name/).value).toBe('Sipho')
  expect(screen.getByText('1 chosen')).toBeTruthy()
  // An idea has the budget of a trip, which is not one of a month.
  expect(screen.queryByLabelText(/^Monthly budget/)).toBeNull()
  expect(box(/^Budget for the trip/).value).toBe('R4\u00a0830 a learner')
  await fillRequired()
  await send()
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ budget: 4830, budget_scope: 'per_student' }))
  expect(calls[1]?.body).toMatchObject({ monthly_budget: 'R4 830 a learner' })
})

test('a completed idea of this visitor fills in the form if no idea is stored, and two different ones are not mixed', async () => {
  const other = { ...IDEA, id: 5, location: 'Kimberley', pax_students: 20 }
  open({ answers: { [LIST]: () => Response.json([other]) } })
  expect(await screen.findByText(/We filled in/)).toBeTruthy()
  expect(box(/^Where to/).value).toBe('Kimberley')
  cleanup()
  localStorage.clear()
  open({ pending: { ...IDEA, location: null }, answers: { [LIST]: () => Response.json({ items: [other] }) } })
  await waitFor(() => expect(box(/^Learners/).value).toBe('45'))
  expect(box(/^Where to/).value).toBe('')
})

test('a list that cannot be fetched has no message', async () => {
  open({ answers: { [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) } })
  await waitFor(() => expect(screen.queryByText(/filled in/)).toBeNull())
})

test('all chosen trips can be cleared', async () => {
  open({ pending: IDEA })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Overnight camp' }).checked).toBe(false)
  expect(screen.queryByText(/chosen/)).toBeNull()
})

test('the plan in the address is sent with the request', async () => {
  const { calls } = open({ query: { plan: 'professional' } })
  await fillRequired()
  await send()
  await waitFor(() => expect(calls[1]?.body).toMatchObject({ plan: 'professional' }))
  expect(calls[0]?.body).toMatchObject({ plan: 'professional' })
})

test('an idea that fills in the form shows what else was read from it, and what was not', async () => {
  const idea: ParsedIdea = {
    ...IDEA,
    requests: [{ text: 'Sea World', kind: 'sight', force: 'wish' }],
    not_understood: ['the blue flurb'],
    read_as_background: ['Last year it rained'],
  }
  open({ pending: idea })
  expect(await screen.findByText(/Sea World \(if possible\)\.$/)).toBeTruthy()
  expect(screen.getByText(/“the blue flurb”\.$/)).toBeTruthy()
  expect(screen.getByText(/“Last year it rained”/).closest('details')?.open).toBe(false)
})
