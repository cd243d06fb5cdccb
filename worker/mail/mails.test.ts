import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DemoForm, DemoSubmission } from '#shared/contracts/demo'
import { CONTACT, DEMO, DEMO_FORM } from '../testing/requests.ts'
import { invitationMail, resetMail, signUpMail, verificationMail } from './account-mails.ts'
import { contactTeamMail, contactThanksMail } from './contact-mails.ts'
import { demoDetailsMail, demoTeamMail, demoThanksMail } from './demo-mails.ts'
import type { Mail } from './letter.ts'
import { type OrderForMail, orderMail, orderTeamMail } from './order-mails.ts'
import { fillSlots } from './slots.ts'
import { relayedMail } from './team-mails.ts'

const account = { loginUrl: 'https://uhambo.example/login', validHours: 48, hasTrip: true }
const order: OrderForMail = {
  reference: 'UH-7K2M',
  payersReference: 'UH-7K2M',
  tripName: 'Gorge and coast',
  amountCents: 483_050,
  planGroupCents: 8_360_000,
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

/** All messages to a person, with the same text in each field that a visitor types. */
const toPersons = (words: string): Mail[] => [
  signUpMail(account),
  invitationMail('editor', 48),
  verificationMail(96),
  resetMail(60),
  orderMail({
    ...order,
    reference: words,
    tripName: words,
    billingName: words,
    billingEmail: words,
    schoolName: words,
  }),
  demoThanksMail(about, {
    ...demo,
    name: words,
    school: words,
    role: words,
    grade_range: words,
    additionalNotes: words,
    trip_type: words,
    trip_types: [words, 'Other'],
    dates: words,
    location: words,
    plan: words,
  }),
  contactThanksMail('UH7K2M'),
]

/** All messages to the team, which contain text by a visitor, likewise. */
const saying = (words: string): Mail[] => [
  orderTeamMail({ ...order, tripName: words, billingName: words, billingEmail: words, schoolName: words }),
  demoTeamMail(about, {
    ...demo,
    name: words,
    school: words,
    email: words,
    additionalNotes: words,
    trip_types: [words],
  }),
  demoDetailsMail('UH7K2M', { ...form, contact_name: words, current_solution: words, message: words }),
  contactTeamMail('UH7K2M', { ...CONTACT, name: words, subject: words, message: words, plan: words }),
  relayedMail({ kind: 'contact', subject: words, message: words, requester: words }),
]

describe('a message to a person, whose address may belong to somebody else', () => {
  it.each(['Click evil dot example', 'Naledi', 'www.evil.example'])('repeats nothing that was typed: %s', (words) => {
    for (const { subject, text, html } of toPersons(words)) {
      expect(subject + text + html).not.toContain(words)
      expect(text).toMatch(/^Good day,/)
    }
  })
})

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
    for (const { html } of [...saying('Naledi'), ...toPersons('Naledi')]) {
      expect(html).toMatch(/^<!doctype html><html lang="en-ZA">/)
      expect(html).not.toMatch(/<(script|img|link|iframe)|url\(|@import| style=| on\w+=/)
    }
  })

  it('says the same as text and as HTML', () => {
    for (const { text, html } of [...saying('Naledi'), ...toPersons('Naledi')])
      for (const word of text.match(/\w{4,}/g) ?? []) expect(readable(html)).toContain(word)
  })
})

describe('the message about a new account', () => {
  it('has a slot for the link and for the temporary password, which its sender fills', () => {
    const stored = signUpMail(account)
    const sent = fillSlots(stored, { link: 'https://uhambo.example/api/auth/verify?token=abc', password: 'kudu-4821' })
    for (const said of [
      'https://uhambo.example/api/auth/verify?token=abc',
      'kudu-4821',
      '48 hours',
      account.loginUrl,
    ]) {
      expect(sent.text).toContain(said)
      expect(sent.html).toContain(said)
    }
    expect(sent.html).toContain('href="https://uhambo.example/api/auth/verify?token=abc"')
    expect(stored.text + stored.html).not.toMatch(/token=|kudu/)
  })
})

describe('the full form of a demo request', () => {
  it('tells the team everything that was sent', () => {
    const { text } = demoDetailsMail(null, form)
    for (const said of ['Teachers: 4', 'Learners: 45', 'When: 5 to 9 July 2027', 'Monthly budget: R20,000'])
      expect(text).toContain(said)
  })
})

describe('the message about an order', () => {
  it('writes rand and dates in the South African way', () => {
    expect(orderMail(order).text).toContain('Amount: R4\u00a0830.50')
    for (const mail of [orderMail(order), orderTeamMail(order)])
      expect(mail.text).toContain('Share of the plan: R4\u00a0830.50 of R83\u00a0600 for this plan')
    expect(orderMail({ ...order, planGroupCents: null }).text).not.toContain('Share of the plan')
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

const tagsOf = (mail: Mail | undefined) => mail?.html.replace(/>[^<]*</g, '><').replace(/mailto:[^"]*/g, 'mailto:')
const readable = (html: string) => html.replace(/&amp;/g, '&').replace(/&#x27;/g, "'")
