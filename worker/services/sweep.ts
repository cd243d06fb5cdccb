import { KEPT_DAYS } from '#shared/domain/retention'
import { deleteOldAccountTokens } from '../data/account-tokens.ts'
import { deleteOldInvitations } from '../data/invitations.ts'
import { deleteStoredAnswers } from '../data/idempotency-keys.ts'
import { deleteOldDevices } from '../data/known-devices.ts'
import { deleteOldOrders } from '../data/orders-of-person.ts'
import { deleteOldRequests } from '../data/requests-of-person.ts'
import type { Context } from './context.ts'
import { deleteOldIdeas } from './delete-old-ideas.ts'
import { forgetDeleted } from './forget-searches.ts'
import { resumeStuck } from './generation.ts'
import { writeLog } from './log.ts'
import { forgetSecrets, requeueMessages } from './mail.ts'
import { sweepSessions } from './sessions.ts'

const A_DAY_MS = 24 * 3_600_000

/**
 * The work of the cron: resumes stuck plans, queues mail without progress, and deletes expired data, as the privacy
 * page says, with what is left of deleted searches outside the database.
 */
export async function sweep(context: Context): Promise<void> {
  const { db } = context
  const since = (kind: keyof typeof KEPT_DAYS) =>
    new Date(context.now().getTime() - KEPT_DAYS[kind] * A_DAY_MS).toISOString()
  const over = { requests: since('requests'), messages: since('messages'), mail: since('mail') }
  const [resumed, requeued, expired, forgotten] = await Promise.allSettled([
    resumeStuck(context),
    requeueMessages(context),
    deleteOldIdeas(context),
    forgetDeleted(context),
    db.batch([
      deleteStoredAnswers(db, since('answers')),
      deleteOldAccountTokens(db, context.now().toISOString()),
      deleteOldInvitations(db, context.now().toISOString()),
      sweepSessions(context),
      ...forgetSecrets(context),
      deleteOldDevices(db, since('knownDevices')),
      ...deleteOldRequests(db, over),
      ...deleteOldOrders(db, { paidOrders: since('paidOrders'), unpaidOrders: since('unpaidOrders') }),
    ]),
  ])
  if (resumed.status === 'fulfilled' && resumed.value > 0) writeLog({ sweep: 'generations', resumed: resumed.value })
  if (requeued.status === 'fulfilled' && requeued.value > 0) writeLog({ sweep: 'mail', requeued: requeued.value })
  if (expired.status === 'fulfilled' && expired.value > 0) writeLog({ sweep: 'ideas', expired: expired.value })
  if (forgotten.status === 'fulfilled' && forgotten.value > 0) writeLog({ sweep: 'ideas', forgotten: forgotten.value })
}
