import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { freshAddress, messagesTo } from '../testing/requests.ts'

const post = (path: string, fields: [string, string][], headers: Record<string, string> = {}) =>
  call(path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const demo = (email: string): [string, string][] => [
  ['school_name', 'Thandokazi Secondary School'],
  ['contact_name', 'Naledi Mokoena'],
  ['email', email],
  ['current_solution', 'Spreadsheet'],
  ['student_count', '1 200'],
  ['trip_types', 'Overnight camp'],
  ['trip_types', 'Other'],
  ['monthly_budget', 'about R20 000, we think'],
  ['agree_to_contact', 'on'],
  ['plan', 'professional'],
]
const contact = (email: string): [string, string][] => [
  ['name', 'Sipho Ndaba'],
  ['email', email],
  ['message', 'We have 28 learners.'],
]

describe('POST /request-demo, the demo form without script', () => {
  it('makes both submissions, thanks the requester and redirects', async () => {
    const email = freshAddress()
    const response = await post('/request-demo', demo(email))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
    const row = await env.DB.prepare('SELECT id, submission FROM demo_requests WHERE email = ?')
      .bind(email)
      .first<{ id: string; submission: string }>()
    expect(JSON.parse(row?.submission ?? '')).toMatchObject({
      studentCount: 1200,
      trip_types: ['Overnight camp', 'Other'],
      plan: 'professional',
      additionalNotes: 'Monthly budget: about R20 000, we think',
    })
    const details = await env.DB.prepare('SELECT demo_id AS id FROM demo_details WHERE email = ?').bind(email).first()
    expect(details).toEqual({ id: row?.id })
    expect(await messagesTo(email)).toHaveLength(1)
  })

  it('creates one request if it is sent twice', async () => {
    const email = freshAddress()
    await Promise.all([post('/request-demo', demo(email)), post('/request-demo', demo(email))])
    for (const table of ['demo_requests', 'demo_details'])
      expect((await env.DB.prepare(`SELECT 1 FROM ${table} WHERE email = ?`).bind(email).all()).results).toHaveLength(1)
  })

  it('is shown again with the spec’s sentence, each field’s message and all typed values', async () => {
    const typed: [string, string][] = [
      ['school_name', ''],
      ['contact_name', '"><script>alert(1)</script>'],
      ['email', 'naledi@school'],
      ['trip_types', 'Other'],
      ['plan', 'professional'],
    ]
    const response = await post('/request-demo', typed)
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Please fill school name, contact name, and email.')
    for (const words of ['Please enter your school’s name.', 'Please allow us to contact you about your request.'])
      expect(page.split(words).length).toBe(3)
    expect(page).toContain('value="naledi@school"')
    expect(page).toMatch(/<input[^>]*checked=""[^>]*value="Other"|<input[^>]*value="Other"[^>]*checked=""/)
    expect(page).toContain('name="plan" value="professional"')
    expect(page).not.toContain('<script>alert(1)')
  })
})

describe('POST /contact, the contact form without script', () => {
  it('stores the message once, thanks its sender and redirects', async () => {
    const email = freshAddress()
    for (let n = 0; n < 2; n++) {
      const response = await post('/contact', contact(email))
      expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you?type=contact'])
    }
    const kept = await env.DB.prepare('SELECT 1 FROM contact_messages WHERE email = ?').bind(email).all()
    expect(kept.results).toHaveLength(1)
    expect(await messagesTo(email)).toHaveLength(1)
  })

  it('comes back with what was typed', async () => {
    const page = await (await post('/contact', contact('sipho@'))).text()
    expect(page.split('Please enter a valid email.').length).toBeGreaterThan(2)
    expect(page).toContain('We have 28 learners.')
  })
})

it.each(['/request-demo', '/contact'])('%s refuses a form from another site', async (path) => {
  expect((await post(path, contact('a@b.example'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

it('fills in the form from the page’s address without script, as text', async () => {
  const query = new URLSearchParams({
    contact_name: '"><b>Naledi',
    email: 'naledi@school.co.za',
    school_name: 'Thandokazi',
    message: 'Hello',
    plan: 'professional',
  })
  const page = await (await call(`/request-demo?${query}`)).text()
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;Naledi"')
  for (const value of ['naledi@school.co.za', 'Thandokazi', 'professional']) expect(page).toContain(`value="${value}"`)
  expect(page).toMatch(/<textarea[^>]*name="message"[^>]*>Hello<\/textarea>/)
})
