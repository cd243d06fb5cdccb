import { emailKey } from '#shared/domain/email-address'
import type { Charge, Spending } from '#shared/domain/spending'
import {
  insertAccountMessageOnce,
  insertFailureMessageOnce,
  insertMessageOnce,
  type NewMessage,
} from '../data/outbox.ts'
import { heldBackMail } from '../mail/team-mails.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { queueMessage } from './mail.ts'
import { MAIL_BUDGETS, type Limit, type MailKind } from './mail-limits.ts'
import { sha256Hex } from './sha256.ts'
import { messageOf } from './visitor-mail.ts'

/** Who causes the site to send mail. */
export interface Sender {
  /** Network address or prefix; null if unknown, as on a local instance. */
  network: string | null
  /** False on a local instance with disabled limits. */
  isLimited: boolean
}

/** Mail that no visitor's call causes, such as the report of a plan that failed. */
const OURSELVES: Sender = { network: null, isLimited: true }

/** The messages about one event: to the person who caused it, and to the team. */
interface Letters {
  person?: NewMessage | null
  team?: NewMessage | null
}

/** What becomes of messages over a budget: the team is told once a day, they are stored as held, or dropped. */
type WhenOver = 'report' | 'hold' | 'drop'

export interface PromisedMail {
  /** For the batch of what the messages report. */
  statements: D1PreparedStatement[]
  /** The messages that will be sent; queue them when the batch is committed. */
  ids: string[]
  /** The seconds until the budget has room, if it allows none of the messages; else null. */
  retryAfterSeconds: number | null
}

/**
 * The only way into the outbox: the statements for those messages that the budgets of their kind allow. Over the
 * address's budget only the team's copy is sent; over the network's or the site's none.
 */
export async function promiseMail(
  context: Context,
  kind: MailKind,
  sender: Sender | null,
  { person = null, team = null }: Letters,
  whenOver: WhenOver,
): Promise<PromisedMail> {
  const asked = [person, team].filter((message) => message !== null)
  const { granted, retryAfterSeconds } = await grant(context, kind, sender ?? OURSELVES, { person, team })
  const held = whenOver === 'hold' ? asked.filter((message) => !granted.includes(message)) : []
  const report = whenOver === 'report' && retryAfterSeconds !== null ? heldBackReport(context) : []
  const sent = [...granted, ...report]
  return {
    statements: [
      ...sent.map((message) => insertOnce(context, message)),
      ...held.map((message) => insertMessageOnce(context.db, message, 'held')),
    ],
    ids: sent.map(({ id }) => id),
    retryAfterSeconds,
  }
}

/** The same for the report of a failed search: it is written only if the search has failed when the batch runs. */
export async function promiseFailureMail(
  context: Context,
  searchId: number,
  message: NewMessage,
): Promise<Pick<PromisedMail, 'statements' | 'ids'>> {
  const { granted } = await grant(context, 'team', OURSELVES, { person: null, team: message })
  return {
    statements: granted.map((report) => insertFailureMessageOnce(context.db, searchId, report)),
    ids: granted.map(({ id }) => id),
  }
}

/** Call it after the statements are committed. */
export function queueLater(context: Context, ids: readonly string[]): void {
  for (const id of ids) context.later(queueMessage(context, id))
}

interface Grant {
  granted: NewMessage[]
  retryAfterSeconds: number | null
}

async function grant(context: Context, kind: MailKind, sender: Sender, letters: Required<Letters>): Promise<Grant> {
  const { person, team } = letters
  const asked = [person, team].filter((message) => message !== null)
  if (asked.length === 0) return { granted: [], retryAfterSeconds: null }
  const toAddress = person ? await addressCharges(kind, person.to[0] ?? '') : []
  const spending = await spend(context, sender, [...toAddress, ...(await siteCharges(kind, sender, asked.length))])
  if (spending.granted) return { granted: asked, retryAfterSeconds: null }
  const isAddressOver = toAddress.some(({ key }) => key === spending.key)
  writeLog({ mail: kind, overBudgetOf: isAddressOver ? 'address' : 'network or site' })
  if (isAddressOver && team) return grant(context, kind, sender, { person: null, team })
  return { granted: [], retryAfterSeconds: spending.retryAfterSeconds }
}

async function addressCharges(kind: MailKind, address: string): Promise<Charge[]> {
  const hash = await sha256Hex(emailKey(address))
  return MAIL_BUDGETS[kind].address.map((limit) => charge(`mail:${kind}:to:${hash}`, limit))
}

async function siteCharges(kind: MailKind, { network }: Sender, count: number): Promise<Charge[]> {
  const limits = MAIL_BUDGETS[kind]
  const hash = network === null ? null : await sha256Hex(network)
  return [
    ...(hash === null ? [] : limits.network.map((limit) => charge(`mail:${kind}:from:${hash}`, limit))),
    ...limits.site.map((limit) => charge(`mail:${kind}`, limit, count)),
  ]
}

/** Two windows of one budget are two ledgers. */
const charge = (key: string, { most, windowMs }: Limit, count = 1): Charge => ({
  key: `${key}:${windowMs}`,
  limit: most,
  windowMs,
  count,
})

const spend = async (context: Context, { isLimited }: Sender, charges: Charge[]): Promise<Spending> =>
  isLimited && charges.length > 0 ? context.ports.budgets.spend(charges) : { granted: true }

const insertOnce = ({ db }: Context, message: NewMessage): D1PreparedStatement =>
  message.secret ? insertAccountMessageOnce(db, { ...message, secret: message.secret }) : insertMessageOnce(db, message)

function heldBackReport(context: Context): NewMessage[] {
  const day = context.now().toISOString().slice(0, 10)
  const { teamEmails } = context.site
  return teamEmails.length > 0 ? [messageOf(context, `held-back:${day}`, teamEmails, heldBackMail(day), null)] : []
}
