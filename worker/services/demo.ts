import {
  type DemoCreated,
  type DemoDetailed,
  type DemoForm,
  DemoSubmission,
  toDemoSubmission,
} from '#shared/contracts/demo'
import { CONSENTS } from '#shared/domain/consents'
import { emailKey } from '#shared/domain/email-address'
import { insertConsent } from '../data/consents.ts'
import {
  type DemoRequest,
  findDemoByKey,
  findDemoOfSearch,
  findDemoSince,
  insertDemoDetails,
  insertDemoRequest,
} from '../data/demos.ts'
import type { NewMessage } from '../data/outbox.ts'
import { demoDetailsMail, demoTeamMail, demoThanksMail } from '../mail/demo-mails.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'
import { freshSince, messageOf, referenceOf } from './visitor-mail.ts'

/** Stores a demo request, its consent and its mails in one batch. */
export async function createDemo(
  context: Context,
  submission: DemoSubmission,
  sender: Sender,
  claim: Claim | null,
): Promise<DemoCreated> {
  const promised: string[] = []
  const answer = await commitOnce(context, claim, async () => {
    const id = context.ids.token()
    const { thanks: person, team } = demoMessages(context, id, submission)
    const mail = await promiseMail(context, 'form', sender, { person, team }, 'report')
    promised.push(...mail.ids)
    const createdAt = context.now().toISOString()
    const email = emailKey(submission.email)
    const request = {
      id,
      email,
      searchId: submission.searchId,
      requestKey: claim?.keys[0] ?? null,
      status: 'pending' as const,
      submission,
      createdAt,
    }
    const statements = [
      insertDemoRequest(context.db, request),
      insertConsent(context.db, consentOf(id, email, createdAt)),
      ...mail.statements,
    ]
    return { status: 201, answer: { success: true as const, id }, about: { email }, statements }
  })
  queueLater(context, promised)
  return answer
}

/**
 * Stores the full form with its request, or by itself if the request never arrived. The team gets a mail unless the
 * request said the same.
 */
export async function keepDemoDetails(
  context: Context,
  form: DemoForm,
  sender: Sender,
  claim: Claim | null,
): Promise<DemoDetailed> {
  const promised: string[] = []
  const answer = await commitOnce(context, claim, async () => {
    const id = context.ids.token()
    const demo = await findDemoOf(context, form, claim)
    const team = detailsMessage(context, id, form, demo)
    const mail = await promiseMail(context, 'form', sender, { team }, 'report')
    promised.push(...mail.ids)
    const createdAt = context.now().toISOString()
    const email = emailKey(form.email)
    const statements = [
      insertDemoDetails(context.db, { id, demoId: demo?.id ?? null, email, form, createdAt }),
      ...(demo ? [] : [insertConsent(context.db, consentOf(id, email, createdAt))]),
      ...mail.statements,
    ]
    return { status: 201, answer: { success: true as const }, about: { email }, statements }
  })
  queueLater(context, promised)
  return answer
}

/** The ids are derived from the request's id, so that nobody is thanked twice. */
export function demoMessages(context: Context, id: string, submission: DemoSubmission) {
  const { site } = context
  const about = { reference: referenceOf(id), origin: site.origin }
  const to = site.recipients.demo_request
  const { email } = submission
  return {
    thanks: messageOf(context, `demo-thanks:${id}`, [email], demoThanksMail(about, submission), email),
    team: to.length > 0 ? messageOf(context, `demo-team:${id}`, to, demoTeamMail(about, submission), email) : null,
  }
}

/** By the same key, else by search and address, else by a recent request with the same address. */
async function findDemoOf(context: Context, form: DemoForm, claim: Claim | null): Promise<DemoRequest | undefined> {
  const { db } = context
  const email = emailKey(form.email)
  const byKey = claim ? await findDemoByKey(db, claim.keys) : undefined
  if (byKey) return byKey
  return form.searchId === null
    ? findDemoSince(db, email, freshSince(context))
    : findDemoOfSearch(db, email, form.searchId)
}

/** Null if the request already told the team everything. */
function detailsMessage(
  context: Context,
  id: string,
  form: DemoForm,
  demo: DemoRequest | undefined,
): NewMessage | null {
  const to = context.site.recipients.demo_request
  if (to.length === 0 || (demo && saysTheSame(form, demo.submission))) return null
  const mail = demoDetailsMail(demo ? referenceOf(demo.id) : null, form)
  return messageOf(context, `demo-details:${id}`, to, mail, form.email)
}

/** Whether the form says nothing that the request did not say. `current_solution` is the one field that it has no place for. */
function saysTheSame(form: DemoForm, submission: DemoSubmission): boolean {
  if (form.current_solution !== null) return false
  const { consent: _consent, budget_scope: _scope, ...said } = DemoSubmission.parse(toDemoSubmission(form))
  return Object.entries(said).every(
    ([field, value]) =>
      value === null || JSON.stringify(value) === JSON.stringify(submission[field as keyof typeof said]),
  )
}

const consentOf = (subjectId: string, email: string, givenAt: string) => ({
  subjectId,
  email,
  purpose: 'demo_contact' as const,
  textVersion: CONSENTS.demo_contact.version,
  givenAt,
})
