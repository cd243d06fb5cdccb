import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../ports/mail/mail-transport.ts'
import { makeAccount, PASSWORD, signInAs } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { linkIn, readMessage, temporaryPasswordIn } from '../testing/mail.ts'
import { contextWithout, endlessBudgets, freshAddress } from '../testing/requests.ts'
import { findInStores } from '../testing/stores.ts'
import { deliverMessage } from './mail.ts'
import { requestReset } from './reset-request.ts'
import { signUp } from './sign-up.ts'
import { sweep } from './sweep.ts'

const UNLIMITED = { network: null, isLimited: false }
const NEW_PASSWORD = 'another long pass phrase'
const HOUR_MS = 3_600_000
const TIMEOUT_MS = 60_000

/** A context with a real transport, which records what it sends, and a queue that sends nothing by itself. */
function sendingContext() {
  const sent: OutgoingMail[] = []
  const queued: string[] = []
  const mail = {
    name: 'real',
    keepsSecrets: false,
    send: (letter: OutgoingMail) => Promise.resolve(void sent.push(letter)),
  }
  const mailQueue = { add: (ids: readonly string[]) => Promise.resolve(void queued.push(...ids)) }
  const works: Promise<unknown>[] = []
  const context = {
    ...contextWithout({ mail, mailQueue, budgets: endlessBudgets }),
    later: (work: Promise<unknown>) => void works.push(work),
  }
  const settle = async () => {
    for (let n = 0; n < works.length; n++) await works[n]
  }
  return { context, sent, queued, settle }
}

async function signUpBy({ context, queued, settle }: ReturnType<typeof sendingContext>) {
  const email = freshAddress()
  const request = { name: 'Lerato', lastname: 'Khumalo', email }
  const { username } = await signUp(context, request, null, UNLIMITED, null)
  await settle()
  return { email, username, id: queued.at(-1) ?? '' }
}

const canSignIn = async (identifier: string, password: string) => (await signInAs(identifier, password)).status === 200
const verify = async ({ pathname, search }: URL) => (await call(pathname + search)).headers.get('location')
const reset = (link: URL) =>
  call('/api/auth/reset', { body: { token: link.searchParams.get('token'), new_password: NEW_PASSWORD } })
const tokenOf = (link: URL) => link.searchParams.get('token') ?? ''

describe('the secrets of a letter', () => {
  it(
    'are made when it is sent by a transport, work, and lie in no store',
    async () => {
      const site = sendingContext()
      const { email, id } = await signUpBy(site)
      await deliverMessage(site.context, id)
      const [letter] = site.sent
      const [password, link] = [temporaryPasswordIn(letter?.text), linkIn(letter?.text)]
      expect(password).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/)
      expect(letter?.html).toContain(password)
      expect(letter?.html).toContain(tokenOf(link))
      for (const secret of [password, tokenOf(link)]) expect(await findInStores(secret)).toEqual([])
      expect(await verify(link)).toBe('/login?verified=1')
      expect(await canSignIn(email, password)).toBe(true)

      requestReset(site.context, email, UNLIMITED)
      await site.settle()
      await deliverMessage(site.context, site.queued.at(-1) ?? '')
      const resetLink = linkIn(site.sent[1]?.text)
      expect(await findInStores(tokenOf(resetLink))).toEqual([])
      expect((await reset(resetLink)).status).toBe(200)
      expect(await canSignIn(email, NEW_PASSWORD)).toBe(true)
      expect(await canSignIn(email, password)).toBe(false)
    },
    TIMEOUT_MS,
  )

  it('are kept by the development mailbox until a transport sends the mail', async () => {
    const site = sendingContext()
    const { id } = await signUpBy(site)
    await deliverMessage({ ...site.context, ports: { ...site.context.ports, mail: contextWithout({}).ports.mail } }, id)
    const admin = await makeAccount('admin')
    const { items } = await (await call('/api/outbox', { headers: admin.headers })).json<{
      items: { id: string; text: string; html: string }[]
    }>()
    const shown = items.find((item) => item.id === id)
    const password = temporaryPasswordIn(shown?.text)
    expect(password).toMatch(/^[a-z2-9]{4}-/)
    expect(shown?.html).toContain(password)
    expect(await findInStores(password)).toEqual(['outbox (1)'])
    await sweep(site.context)
    expect(await findInStores(password)).toEqual([])
  })

  it(
    'are made anew when the sender died, and those of the first letter stay valid',
    async () => {
      const site = sendingContext()
      const { email, id } = await signUpBy(site)
      let batches = 0
      // The second batch is the one that would mark the letter as sent.
      const dies = failingDatabase((kind) => kind === 'batch' && ++batches === 2)
      await expect(deliverMessage({ ...site.context, db: dies }, id)).rejects.toThrow('lost')
      const later = () => new Date(Date.now() + 2 * 60_000)
      expect(await deliverMessage({ ...site.context, now: later }, id)).toBe('settled')
      expect(site.sent.map((letter) => letter.id)).toEqual([`${id}:1`, `${id}:2`])
      const passwords = site.sent.map(({ text }) => temporaryPasswordIn(text))
      expect(new Set(passwords).size).toBe(2)
      for (const password of passwords) expect(await canSignIn(email, password)).toBe(true)
      for (const { text } of site.sent) expect(await verify(linkIn(text))).toBe('/login?verified=1')
    },
    TIMEOUT_MS,
  )

  it(
    'are valid from the moment of sending',
    async () => {
      const site = sendingContext()
      const { email, id } = await signUpBy(site)
      const sentAt = Date.now() + 90 * HOUR_MS
      await deliverMessage({ ...site.context, now: () => new Date(sentAt) }, id)
      const row = await env.DB.prepare(
        'SELECT password_expires_at AS password, expires_at AS link FROM users JOIN account_tokens ON user_id = id WHERE email = ?',
      )
        .bind(email)
        .first<{ password: string; link: string }>()
      const expected = new Date(sentAt + 96 * HOUR_MS).toISOString()
      expect(row).toEqual({ password: expected, link: expected })
    },
    TIMEOUT_MS,
  )
})

describe('an account whose letter has not been sent', () => {
  it(
    'has no password that opens it, and no temporary one once its owner has chosen another',
    async () => {
      const site = sendingContext()
      const { email, id } = await signUpBy(site)
      for (const password of [' ', '[temporary password]', 'null', '$sha256$$'])
        expect(await canSignIn(email, password)).toBe(false)

      requestReset(site.context, email, UNLIMITED)
      await site.settle()
      await deliverMessage(site.context, site.queued.at(-1) ?? '')
      expect((await reset(linkIn(site.sent[0]?.text))).status).toBe(200)
      await deliverMessage(site.context, id)
      expect(await canSignIn(email, temporaryPasswordIn(site.sent[1]?.text))).toBe(false)
      expect(await canSignIn(email, NEW_PASSWORD)).toBe(true)
    },
    TIMEOUT_MS,
  )
})

describe('a letter that an earlier release stored with its link', () => {
  const store = async (id: string, status: string, sentBy: string | null = null) => {
    const text = `Choose a new password:\nhttps://uhambo.example/reset?token=clear-${id}`
    await env.DB.prepare(
      `INSERT INTO outbox (id, "to", subject, text, html, status, attempts, sent_by, created_at, changed_at)
       VALUES (?, '["naledi@school.example"]', 'A link', ?, ?, ?, 0, ?, '2026-11-01', '2026-11-01')`,
    )
      .bind(id, text, `<p>${text}</p>`, status, sentBy)
      .run()
    return text
  }

  it('is sent as it is, and blanked afterwards', async () => {
    const { context, sent } = sendingContext()
    const text = await store('account:waiting', 'queued')
    await deliverMessage(context, 'account:waiting')
    expect(sent).toMatchObject([{ id: 'account:waiting', text }])
    expect(await findInStores('clear-account:waiting')).toEqual([])
    expect(await readMessage('account:waiting')).toMatchObject({ status: 'sent', sentBy: 'real' })
  })

  it('is blanked by the migration if a transport has sent it', async () => {
    for (const [id, status, sentBy] of [
      ['account:by-resend', 'sent', 'resend'],
      ['account:by-mailbox', 'sent', 'mailbox'],
      ['account:unsent', 'queued', null],
      ['demo-thanks:any', 'sent', 'resend'],
    ] as const)
      await store(id, status, sentBy)
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.endsWith('blank_old_letters.sql'))
    for (const query of migration?.queries ?? []) await env.DB.prepare(query).run()
    expect(await findInStores('clear-account:by-resend')).toEqual([])
    for (const id of ['account:by-mailbox', 'account:unsent', 'demo-thanks:any'])
      expect(await findInStores(`clear-${id}`)).toEqual(['outbox (1)'])
  })
})

it('a password that somebody chose is not taken for a temporary one', async () => {
  const { email } = await makeAccount()
  expect(await canSignIn(email, PASSWORD)).toBe(true)
  expect(await canSignIn(email, 'abcd-efgh-ijkm-npqr')).toBe(false)
})
