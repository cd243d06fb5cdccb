import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmailWebhookRequest, MESSAGE_KINDS } from '#shared/contracts/email-webhook'
import { DemoSubmission } from '#shared/contracts/demo'
import { MailNotTaken, type OutgoingMail } from '../ports/mail/mail-transport.ts'
import { contextWithout, DEMO, endlessBudgets } from '../testing/requests.ts'
import { createDemo } from './demo.ts'
import { acceptMail } from './email-webhook.ts'
import { deliverMessage } from './mail.ts'

const UNLIMITED = { network: null, isLimited: false }
const TEAM = 'team@uhambo.example'
const SUBMISSIONS = env.TEST_IN_FULL ? 1_000 : 200
const RANDOM_BODIES = env.TEST_IN_FULL ? 5_000 : 1_000

/** A context whose queue stores every id and whose transport records every accepted message. */
function recordingContext(isTaken: () => boolean = () => true) {
  const queued: string[] = []
  const sent: OutgoingMail[] = []
  const mail = {
    name: 'watched',
    keepsSecrets: false,
    send(message: OutgoingMail) {
      if (!isTaken()) return Promise.reject(new MailNotTaken('server_error'))
      sent.push(message)
      return Promise.resolve()
    },
  }
  const mailQueue = { add: (ids: readonly string[]) => Promise.resolve(void queued.push(...ids)) }
  const context = contextWithout({ mail, mailQueue, budgets: endlessBudgets })
  return { queued, sent, context }
}

describe('many submissions', () => {
  it('each message is sent once, although the transport fails one time in three and the queue delivers twice', {
    timeout: 240_000,
  }, async () => {
    let asked = 0
    const { queued, sent, context } = recordingContext(() => ++asked % 3 !== 0)
    const emails = Array.from({ length: SUBMISSIONS }, (_, n) => `teacher-${n}@proof.example`)
    for (let n = 0; n < emails.length; n += 50)
      await Promise.all(
        emails
          .slice(n, n + 50)
          .map((email) => createDemo(context, DemoSubmission.parse({ ...DEMO, email }), UNLIMITED, null)),
      )
    expect(new Set(queued).size).toBe(2 * SUBMISSIONS)

    let waiting = queued
    for (let round = 0; waiting.length > 0; round++) {
      expect(round).toBeLessThan(30)
      const refused = new Set<string>()
      for (let n = 0; n < waiting.length; n += 40) {
        const batch = waiting.slice(n, n + 40)
        // Each queue message is delivered twice, in parallel.
        await Promise.all(
          [...batch, ...batch].map((id) => deliverMessage(context, id).catch(() => void refused.add(id))),
        )
      }
      waiting = [...refused]
    }
    expect(sent).toHaveLength(2 * SUBMISSIONS)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2 * SUBMISSIONS)
    const thanked = sent.flatMap(({ to }) => to).filter((address) => address !== TEAM)
    expect(thanked.toSorted()).toEqual(emails.toSorted())
    const { results } = await env.DB.prepare(
      `SELECT status, count(*) AS count FROM outbox WHERE "to" || text LIKE '%@proof.example%' GROUP BY status`,
    ).all()
    expect(results).toEqual([{ status: 'sent', count: 2 * SUBMISSIONS }])
  })
})

describe('the mail call', () => {
  it('writes only to allowed addresses, for random bodies and 200 crafted ones', {
    timeout: 240_000,
  }, async () => {
    const { queued, sent, context } = recordingContext()
    const knows = 'fresh@school.example'
    await createDemo(context, DemoSubmission.parse({ ...DEMO, email: knows }), UNLIMITED, null)
    const [random, crafted] = [fc.sample(anyBody, { numRuns: RANDOM_BODIES, seed: 20_261_121 }), craftedBodies()]
    expect(crafted.length).toBeGreaterThanOrEqual(200)
    const readings = [...random, ...crafted].map((body) => EmailWebhookRequest.safeParse(body))
    const requests = readings.flatMap(({ data }) => (data ? [data] : []))
    const taken = requests.length
    for (let n = 0; n < taken; n += 100)
      await Promise.all(requests.slice(n, n + 100).map((request) => acceptMail(context, request, UNLIMITED, null)))
    // A body that is always refused would prove nothing.
    expect(taken).toBeGreaterThan(0.4 * RANDOM_BODIES)
    for (let n = 0; n < queued.length; n += 100)
      await Promise.all(queued.slice(n, n + 100).map((id) => deliverMessage(context, id)))
    expect(sent.length).toBeGreaterThanOrEqual(taken)
    const recipients = new Set(sent.flatMap(({ to }) => to))
    expect([...recipients].toSorted()).toEqual([knows, TEAM].toSorted())
    for (const { subject, html } of sent) {
      expect(subject).toMatch(/^[\w (),.'’-]+$/)
      expect(html).not.toMatch(/<(?:script|img|iframe|a class="evil")/i)
    }
  })
})

const VICTIM = 'victim@elsewhere.example'
const address = fc.oneof(
  fc.constantFrom(VICTIM, TEAM, `${TEAM},${VICTIM}`, `${TEAM} <${VICTIM}>`, 'fresh@school.example', ''),
  fc.emailAddress(),
  fc.string({ unit: 'binary' }),
)
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'plain words'),
)
const anyBody = fc.record(
  {
    type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...MESSAGE_KINDS) }, { weight: 1, arbitrary: words }),
    adminRecipients: fc.oneof(fc.array(address, { maxLength: 5 }), address),
    adminCc: fc.oneof(fc.array(address, { maxLength: 5 }), address),
    userRecipient: address,
    subject: words,
    message: words,
    htmlMessage: words,
    thankYou: fc.record({ subject: words, message: words }),
    to: address,
    bcc: address,
    __proto__: fc.constant(null),
  },
  { requiredKeys: ['type'] },
)

/** Every field that could name a recipient, with known header injection attacks. */
function craftedBodies(): object[] {
  const tricks = [
    VICTIM,
    `${VICTIM},${TEAM}`,
    `${TEAM};${VICTIM}`,
    `${TEAM}\r\nBcc: ${VICTIM}`,
    `${TEAM}\nTo: ${VICTIM}`,
    `${TEAM}\u0000${VICTIM}`,
    `${TEAM}%0d%0aBcc:${VICTIM}`,
    `${TEAM}\u2028Bcc: ${VICTIM}`,
    `"${TEAM}" <${VICTIM}>`,
    `${TEAM} ${VICTIM}`,
    `=?utf-8?q?${VICTIM}?=`,
    `team@uhambo.example.elsewhere.example`,
    `team@uhambo.example@elsewhere.example`,
    `TEAM@UHAMBO.EXAMPLE`,
    `team+${VICTIM}@uhambo.example`,
    `mailto:${VICTIM}`,
    `tеam@uhambo.example`,
  ]
  const places = [
    'adminRecipients',
    'adminCc',
    'userRecipient',
    'subject',
    'to',
    'cc',
    'bcc',
    'replyTo',
    'from',
    'headers',
  ]
  return tricks.flatMap((trick) =>
    places.flatMap((place) => [
      { type: 'contact', message: 'x', [place]: trick },
      { type: 'demo_request', message: 'x', [place]: [trick], thankYou: { subject: 'x', message: trick, to: trick } },
    ]),
  )
}
