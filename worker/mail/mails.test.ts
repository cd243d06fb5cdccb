import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DemoForm, DemoSubmission } from '#shared/contracts/demo'
import { CONTACT, DEMO, DEMO_FORM } from '../testing/requests.ts'
import { invitationMail, resetMail, signUpMail } from './account-mails.ts'
import { contactTeamMail, contactThanksMail } from './contact-mails.ts'
import { demoDetailsMail, demoTeamMail, demoThanksMail } from './demo-mails.ts'
import { greet, type Mail } from './letter.ts'
import { type OrderForMail, orderMail, orderTeamMail } from './order-mails.ts'
import { relayedMail } from './team-mails.ts'

const account = {
  name: 'Naledi Mokoena',
  username: 'naledi',
  temporaryPassword: 'kudu-Sani-4821',
  verifyUrl: 'https://uhambo.example/api/auth/verify?token=abc',
  loginUrl: 'https://uhambo.example/login',
  validHours: 48,
}
const order: OrderForMail = {
  reference: 'UH-7K2M',
  tripName: 'Gorge and coast',
  amountCents: 483_050,
  method: 'bank_transfer',
  state: 'awaiting',
  orderedOn: '2026-11-21',
  billingName: 'Sipho Ndaba',
  billingEmail: 'sipho@example.co.za',
  schoolName: 'Thandokazi Secondary School',
  bankDetails: [['Bank', 'Sample Bank']],
}

const about = { reference: 'UH7K2M', origin: 'https://uhambo.example' }
const demo = DemoSubmission.parse(DEMO)
const form = DemoForm.parse(DEMO_FORM)

/** All messages that contain text by a visitor, with the same text in each field. */
const saying = (words: string): Mail[] => [
  signUpMail({ ...account, name: words, username: words }),
  resetMail({ name: words, resetUrl: account.verifyUrl, validMinutes: 60 }),
  invitationMail({
    invitedBy: words,
    role: 'editor',
    inviteUrl: 'https://uhambo.example/invite?token=abc',
    validHours: 48,
  }),
  orderMail({ ...order, tripName: words, billingName: words, schoolName: words }),
  orderTeamMail({ ...order, tripName: words, billingName: words, billingEmail: words, schoolName: words }),
  demoThanksMail(about, { ...demo, name: words, trip_types: [words, 'Other'] }),
  demoTeamMail(about, {
    ...demo,
    name: words,
    school: words,
    email: words,
    additionalNotes: words,
    trip_types: [words],
  }),
  demoDetailsMail('UH7K2M', { ...form, contact_name: words, current_solution: words, message: words }),
  contactThanksMail('UH7K2M', { ...CONTACT, name: words, message: words, plan: null }),
  contactTeamMail('UH7K2M', { ...CONTACT, name: words, subject: words, message: words, plan: words }),
  relayedMail({ kind: 'contact', subject: words, message: words, requester: words }),
]

describe('a message', () => {
  it('shows a visitor’s text as text, and never in a header', () => {
    const plain = saying('PLAIN')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (noise) => {
        for (const [place, mail] of saying(`<img src=x onerror=alert(1)>\r\nBcc: a@b.example "${noise}`).entries()) {
          expect(mail.subject).toBe(plain[place]?.subject)
          expect(mail.html).not.toMatch(/<img|<script/i)
          expect(tagsOf(mail)).toEqual(tagsOf(plain[place]))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('loads nothing, runs nothing and has the language of the site', () => {
    for (const { html } of saying('Naledi')) {
      expect(html).toMatch(/^<!doctype html><html lang="en-ZA">/)
      expect(html).not.toMatch(/<(script|img|link|iframe)|url\(|@import| style=| on\w+=/)
    }
  })

  it('says the same as text and as HTML', () => {
    for (const { text, html } of saying('Naledi'))
      for (const word of text.match(/\w{4,}/g) ?? []) expect(readable(html)).toContain(word)
  })
})

describe('the message about a new account', () => {
  it('holds the username, the temporary password and the link', () => {
    const { text, html } = signUpMail(account)
    for (const said of [account.username, account.temporaryPassword, account.verifyUrl, '48 hours']) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    expect(text).toMatch(/^Dear Naledi Mokoena,/)
  })
})

describe('the message about an order', () => {
  it('writes rand and dates in the South African way', () => {
    expect(orderMail(order).text).toContain('Amount: R4\u00a0830.50')
    expect(orderMail(order).text).toContain('Ordered on: 21 November 2026')
  })

  it('gives bank details only for a bank transfer that has not arrived', () => {
    expect(orderMail(order).text).toContain('Bank: Sample Bank')
    expect(orderMail({ ...order, state: 'received' }).text).not.toContain('Sample Bank')
    expect(orderMail({ ...order, method: 'cash' }).text).not.toContain('Sample Bank')
  })

  it('never mentions a payment that was not made', () => {
    const { subject, text } = orderMail({ ...order, method: 'card', state: 'simulated' })
    expect(subject).toBe('Practice payment: UH-7K2M')
    expect(text).toContain('no money has moved')
    expect(text).not.toMatch(/has arrived/)
  })
})

describe('the greeting', () => {
  it.each(['Naledi Mokoena', 'Ms. N. Mokoena', "Sipho O'Neil", 'Zoë van der Merwe-Nkosi'])('names %s', (name) => {
    expect(greet(name)).toBe(`Dear ${name}`)
  })

  it.each(['www.evil.example', 'Win R1000 now', 'https://evil.example', 'a@b.example', '', 'x'.repeat(61), 'You\nwon'])(
    'carries no message in the place of a name: %j',
    (name) => {
      expect(greet(name)).toBe('Good day')
    },
  )
})

const tagsOf = (mail: Mail | undefined) => mail?.html.replace(/>[^<]*</g, '><').replace(/mailto:[^"]*/g, 'mailto:')
const readable = (html: string) => html.replace(/&amp;/g, '&').replace(/&#x27;/g, "'")
