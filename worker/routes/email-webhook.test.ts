import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { askForDemo, CONTACT, freshAddress, from, messagesNamed, messagesTo } from '../testing/requests.ts'

const CALL = {
  type: 'contact',
  adminRecipients: ['somebody@else.example'],
  adminCc: 'boss@else.example',
  userRecipient: null,
  subject: 'Trips for a farm school',
  message: 'We have 28 learners.',
  htmlMessage: '<b>MARK-HTML</b>',
  thankYou: { subject: 'MARK-SUBJECT', message: 'MARK-THANKS' },
}
type Answer = { success: boolean; id: string; error: string; code: string; fields: Record<string, string> }

async function webhook(changes: object, headers?: Record<string, string>, bindings?: object) {
  const response = await call('/api/email-webhook', {
    body: { ...CALL, ...changes },
    ...(headers && { headers }),
    ...(bindings && { with: bindings }),
  })
  return { status: response.status, headers: response.headers, answer: await response.json<Answer>() }
}

describe('POST /api/email-webhook', () => {
  it('writes only to the team, for any named recipients, and stores the mail before it answers', async () => {
    const { status, answer } = await webhook({})
    expect([status, answer.success]).toEqual([202, true])
    const [message] = await messagesNamed(answer.id)
    expect(message?.to).toBe('["team@uhambo.example"]')
    expect(message?.text).toContain('> We have 28 learners.')
    expect(message?.text).toContain('Subject: Trips for a farm school')
    expect(message?.subject).toBe('Contact message by another program')
  })

  it('never sends the caller’s HTML or thanks', async () => {
    const email = freshAddress()
    await askForDemo({ email })
    await webhook({ type: 'demo_request', userRecipient: email })
    const { results } = await env.DB.prepare('SELECT subject, text, html FROM outbox').all()
    expect(JSON.stringify(results)).not.toMatch(/MARK-(HTML|SUBJECT|THANKS)/)
  })

  it('uses a hint that is a configured address, else the default recipients', async () => {
    const bindings = { TEAM_EMAILS: 'all@team.example', DEMO_EMAILS: 'demo@team.example, two@team.example' }
    const sentTo = async (changes: object) => {
      const { answer } = await webhook(changes, undefined, bindings)
      return JSON.parse(String((await messagesNamed(answer.id))[0]?.to)) as string[]
    }
    expect(await sentTo({ type: 'demo_request' })).toEqual(['demo@team.example', 'two@team.example'])
    expect(await sentTo({ type: 'contact' })).toEqual(['all@team.example'])
    expect(await sentTo({ adminRecipients: ['TWO@team.example', 'x@y.example'] })).toEqual(['two@team.example'])
    expect(await sentTo({ adminCc: 'x@y.example, all@team.example' })).toEqual(['all@team.example'])
  })

  it('does not write to a requester who has sent no form', async () => {
    const email = freshAddress()
    expect((await webhook({ userRecipient: email })).status).toBe(202)
    expect(await messagesTo(email)).toEqual([])
  })

  it('does not thank a requester again after the form’s own call', async () => {
    const email = freshAddress()
    await askForDemo({ email })
    await webhook({ type: 'demo_request', userRecipient: email })
    expect(await messagesTo(email)).toHaveLength(1)
  })

  it('thanks a requester once, with our own letter, if their new form was not answered yet', async () => {
    const email = freshAddress()
    const { answer } = await askForDemo({ email })
    const forget = () => env.DB.prepare('DELETE FROM outbox WHERE id = ?').bind(`demo-thanks:${answer.id}`).run()
    await forget()
    await webhook({ type: 'demo_request', userRecipient: ` ${email.toUpperCase()}` })
    await webhook({ type: 'demo_request', userRecipient: email })
    const [thanks, ...others] = await messagesTo(email)
    expect(others).toEqual([])
    expect(thanks?.subject).toMatch(/^We have your demo request/)
    await forget()
    await webhook({ type: 'contact', userRecipient: email })
    expect(await messagesTo(email)).toEqual([])
    await env.DB.prepare("UPDATE demo_requests SET created_at = '2026-01-01T00:00:00.000Z' WHERE email = ?")
      .bind(email)
      .run()
    await webhook({ type: 'demo_request', userRecipient: email })
    expect(await messagesTo(email)).toEqual([])
  })

  it('accepts the contact form itself: stores it, thanks the sender, informs the team', async () => {
    const email = freshAddress()
    const { status, answer } = await webhook({ contact: { ...CONTACT, email } })
    expect([status, answer.success]).toEqual([202, true])
    const kept = await env.DB.prepare('SELECT message FROM contact_messages WHERE email = ?').bind(email).first()
    expect(JSON.parse(String(kept?.['message']))).toMatchObject({ subject: CONTACT.subject })
    const [thanks] = await messagesTo(email)
    expect(thanks?.subject).toMatch(/^We have your message/)
    const [team] = await messagesNamed(`contact-team:${answer.id}`)
    expect(team?.text).toContain(`> ${CONTACT.message}`)
  })

  it.each([
    ['name', ' ', 'Please enter your name.'],
    ['email', 'sipho@', 'Please enter a valid email.'],
    ['message', '', 'Please enter a message.'],
  ])('refuses a contact form without a good %s', async (field, value, message) => {
    const { status, answer } = await webhook({ contact: { ...CONTACT, [field]: value } })
    expect(status).toBe(422)
    expect(answer).toMatchObject({ success: false, error: message, fields: { [`contact.${field}`]: message } })
  })

  it.each([
    ['subject', 'Hello\r\nBcc: victim@x.example'],
    ['subject', 'Hello\nthere'],
    ['userRecipient', 'a@b.example\r\nCc: victim@x.example'],
    ['adminCc', 'a@b.example\n'],
    ['adminRecipients', ['team@uhambo.example\r\nBcc: victim@x.example']],
    ['thankYou', { subject: 'Hello\rthere' }],
    ['type', 'newsletter'],
    ['type', null],
    ['message', 7],
    ['adminRecipients', 'x'.repeat(501)],
  ])('refuses %s as %j, in the words of the call', async (field, value) => {
    const { status, answer } = await webhook({ [field]: value })
    expect(status).toBe(422)
    expect(answer).toMatchObject({ success: false, code: 'invalid_fields' })
    expect(answer.error).not.toBe('Invalid input')
  })

  it('has success false in every error', async () => {
    for (const options of [
      { method: 'POST', body: '{"type"' },
      { method: 'POST', body: 'x=1', headers: { 'content-type': 'text/plain' } },
      { body: { ...CALL, message: 'x'.repeat(70_000) } },
      { body: CALL, with: { TEAM_EMAILS: '' } },
    ]) {
      const answer = await (await call('/api/email-webhook', options)).json()
      expect(answer).toMatchObject({ success: false, error: expect.any(String) })
    }
  })

  it('is refused after five calls of a network in ten minutes, with the time to wait', async () => {
    const network = from('203.0.113.77')
    for (let n = 0; n < 5; n++) expect((await webhook({}, network)).status).toBe(202)
    const { status, headers, answer } = await webhook({}, network)
    expect([status, answer.success, answer.code]).toEqual([429, false, 'mail_budget_spent'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600)
  })

  it('has no budgets on a local instance with disabled limits, and nowhere else', async () => {
    const network = from('203.0.113.78')
    const lifted = { RATE_LIMITS: 'off' }
    for (let n = 0; n < 7; n++) expect((await webhook({}, network, lifted)).status).toBe(202)
    for (let n = 0; n < 5; n++) await webhook({}, network)
    const elsewhere = { body: CALL, headers: network, with: lifted, host: 'uhambo.example' }
    expect((await call('/api/email-webhook', elsewhere)).status).toBe(429)
  })

  it('gives the same answer to the same key, and sends nothing more', async () => {
    const headers = from('203.0.113.79', crypto.randomUUID())
    const [first, second] = [await webhook({}, headers), await webhook({}, headers)]
    expect(second.answer).toEqual(first.answer)
    expect((await webhook({ message: 'Another' }, headers)).answer).toMatchObject({ code: 'idempotency_key_reused' })
  })
})
