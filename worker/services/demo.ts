import type { DemoCreated, DemoDetailed, DemoForm, DemoSubmission } from '#shared/contracts/demo'
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
import type { Sender } from './mail-budget.ts'
import {
  freshSince,
  messageOf,
  insertMessages,
  referenceOf,
  queueLater,
  teamMessageWithinBudget,
  messagesWithinBudget,
} from './visitor-mail.ts'

/** Stores a demo request, its consent and its mails in one batch. */
export async function createDemo(
  context: Context,
  submission: DemoSubmission,
  sender: Sender,
  claim: Claim | null,
): Promise<DemoCreated> {
  const promised: NewMessage[] = []
  const answer = await commitOnce(context, claim, async () => {
    const id = context.ids.token()
    const { thanks, team } = demoMessages(context, id, submission)
    promised.push(...(await messagesWithinBudget(context, sender, { thanks, team })))
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
      ...insertMessages(context, promised),
    ]
    return { status: 201, answer: { success: true as const, id }, about: { email }, statements }
  })
  queueLater(context, promised)
  return answer
}

/**
 * Stores the full form with its request. If the request never arrived, it is stored by itself and the team gets a mail.
 */
export async function keepDemoDetails(
  context: Context,
  form: DemoForm,
  sender: Sender,
  claim: Claim | null,
): Promise<DemoDetailed> {
  const promised: NewMessage[] = []
  const answer = await commitOnce(context, claim, async () => {
    const id = context.ids.token()
    const demo = await findDemoOf(context, form, claim)
    const message = detailsMessage(context, id, form, demo)
    if (message) promised.push(...(await teamMessageWithinBudget(context, sender, message)))
    const createdAt = context.now().toISOString()
    const email = emailKey(form.email)
    const statements = [
      insertDemoDetails(context.db, { id, demoId: demo?.id ?? null, email, form, createdAt }),
      ...(demo ? [] : [insertConsent(context.db, consentOf(id, email, createdAt))]),
      ...insertMessages(context, promised),
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
  if (to.length === 0 || (demo && form.current_solution === null)) return null
  const mail = demoDetailsMail(demo ? referenceOf(demo.id) : null, form)
  return messageOf(context, `demo-details:${id}`, to, mail, form.email)
}

const consentOf = (subjectId: string, email: string, givenAt: string) => ({
  subjectId,
  email,
  purpose: 'demo_contact' as const,
  textVersion: CONSENTS.demo_contact.version,
  givenAt,
})
