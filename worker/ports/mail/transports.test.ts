import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { deliverBatch, insertTestMessage, readMessage } from '../../testing/mail.ts'
import { RESEND_KEY, standInResend } from '../../testing/stand-in-resend.ts'
import { chooseTransport } from './choose-transport.ts'
import { resendTransport } from './resend.ts'
import { sendEmailTransport } from './send-email.ts'

const FROM = 'Uhambo <hello@uhambo.example>'
const mail = {
  id: 'demo-thanks:1',
  to: ['naledi@school.example'],
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
}
const resend = (key = RESEND_KEY) => resendTransport({ key, from: FROM, timeoutMs: 100 })
const faultOf = (sending: Promise<void>) => sending.then(() => 'taken').catch((error: Error) => error.name)

describe('Resend', () => {
  it('accepts the same message twice and sends it once', async () => {
    const { sent } = standInResend()
    await resend().send(mail)
    await resend().send(mail)
    expect(sent).toEqual([{ to: mail.to, subject: 'Hello', key: 'demo-thanks:1' }])
  })

  it.each([
    ['knows no such key', () => resend('re_wrong').send(mail), 'refused'],
    ['is given no key', () => resend('').send(mail), 'refused'],
    [
      'is given nothing to send',
      () => resend().send({ ...mail, to: Array<string>(51).fill('a@b.example') }),
      'refused',
    ],
  ])('refuses if it %s', async (_what, send, fault) => {
    const { sent } = standInResend()
    expect(await faultOf(send())).toBe(`MailNotTaken:${fault}`)
    expect(sent).toEqual([])
  })

  it.each([
    ['is asked too often', { status: 429 }, 'rate_limited'],
    ['is still at the first attempt', { status: 409 }, 'rate_limited'],
    ['breaks', { status: 500 }, 'server_error'],
    ['is overloaded', { status: 503 }, 'server_error'],
    ['answers no JSON', { raw: '<html>busy</html>' }, 'garbage'],
    ['answers something else', { raw: '{"ok":true}' }, 'garbage'],
    ['never answers', 'hangs' as const, 'timeout'],
    ['hangs up', 'drops' as const, 'network'],
  ])('is reported with the kind of fault if it %s', async (_what, failure, fault) => {
    standInResend(() => failure)
    expect(await faultOf(resend().send(mail))).toBe(`MailNotTaken:${fault}`)
  })

  it('is not called again before the time that it asks for, up to a limit', async () => {
    const settings = { with: { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: RESEND_KEY, MAIL_FROM: FROM } }
    const pauseAfter = async (retryAfter: string) => {
      standInResend(() => ({ status: 429, headers: { 'retry-after': retryAfter } }))
      const { again } = await deliverBatch([{ id: await insertTestMessage() }], settings)
      return again[0]?.[1]
    }
    expect(await pauseAfter('240')).toBe(240)
    expect(await pauseAfter('2')).toBe(10)
    expect(await pauseAfter('9999999')).toBe(3_600)
    expect(await pauseAfter('soon')).toBe(10)
  })

  it('gets a message of the outbox through the queue, and the outbox stores its name', async () => {
    const { sent } = standInResend()
    const id = await insertTestMessage()
    await deliverBatch([{ id }, { id }], {
      with: { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: RESEND_KEY, MAIL_FROM: FROM },
    })
    expect(sent.map(({ key }) => key)).toEqual([id])
    expect(await readMessage(id)).toMatchObject({ status: 'sent', sentBy: 'resend' })
  })
})

describe('the send_email binding', () => {
  it('accepts a message in the platform’s format', async () => {
    if (!env.EMAIL) throw new Error('wrangler.toml binds no EMAIL.')
    expect(await faultOf(sendEmailTransport(env.EMAIL, 'hello@uhambo.example').send(mail))).toBe('taken')
  })

  it.each([
    ['E_RATE_LIMIT_EXCEEDED', 'rate_limited'],
    ['E_SENDER_NOT_VERIFIED', 'refused'],
  ])('is told by the kind of its fault: %s', async (code, fault) => {
    const binding = { send: () => Promise.reject(Object.assign(new Error('no'), { code })) }
    expect(await faultOf(sendEmailTransport(binding, FROM).send(mail))).toBe(`MailNotTaken:${fault}`)
  })
})

describe('the transport', () => {
  it('is chosen by configuration, and is the mailbox if a setting is missing', () => {
    const name = (settings: MailSettings) => chooseTransport(settings).name
    expect(name({})).toBe('mailbox')
    expect(name({ MAIL_TRANSPORT: 'resend', MAIL_FROM: FROM })).toBe('mailbox')
    expect(name({ MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 'k' })).toBe('mailbox')
    expect(name({ MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 'k', MAIL_FROM: FROM })).toBe('resend')
    expect(name({ MAIL_TRANSPORT: 'send_email', MAIL_FROM: FROM })).toBe('mailbox')
    // Only a site without any transport keeps the secrets of letters.
    expect(chooseTransport({}).keepsSecrets).toBe(true)
    expect(chooseTransport({ MAIL_TRANSPORT: 'resend', MAIL_FROM: FROM }).keepsSecrets).toBe(false)
    expect(name({ ...env, MAIL_TRANSPORT: 'send_email', MAIL_FROM: FROM })).toBe('send_email')
  })
})
