import { KEPT_DAYS } from '#shared/domain/retention'
import { deleteOldAccountTokens } from '../data/account-tokens.ts'
import { deleteKeptAnswers } from '../data/idempotency-keys.ts'
import { deleteOldOrders } from '../data/orders-of-person.ts'
import { deleteOldRequests } from '../data/requests-of-person.ts'
import type { Context } from './context.ts'
import { forgetOldIdeas } from './forget-ideas.ts'
import { resumeStuck } from './generation.ts'
import { writeLog } from './log.ts'
import { requeueMessages } from './mail.ts'
import { forgetDeadSessions } from './sessions.ts'

const A_DAY_MS = 24 * 3_600_000

/** What the clock does: wakes stuck plans, queues mail that stands still, and forgets what is over, as the privacy page says. */
export async function sweep(context: Context): Promise<void> {
  const { db } = context
  const since = (kind: keyof typeof KEPT_DAYS) =>
    new Date(context.now().getTime() - KEPT_DAYS[kind] * A_DAY_MS).toISOString()
  const over = { requests: since('requests'), messages: since('messages'), mail: since('mail') }
  const [resumed, requeued, forgotten] = await Promise.allSettled([
    resumeStuck(context),
    requeueMessages(context),
    forgetOldIdeas(context),
    db.batch([
      deleteKeptAnswers(db, since('answers')),
      deleteOldAccountTokens(db, context.now().toISOString()),
      forgetDeadSessions(context),
      ...deleteOldRequests(db, over),
      ...deleteOldOrders(db, { paidOrders: since('paidOrders'), unpaidOrders: since('unpaidOrders') }),
    ]),
  ])
  if (resumed.status === 'fulfilled' && resumed.value > 0) writeLog({ sweep: 'generations', resumed: resumed.value })
  if (requeued.status === 'fulfilled' && requeued.value > 0) writeLog({ sweep: 'mail', requeued: requeued.value })
  if (forgotten.status === 'fulfilled' && forgotten.value > 0) writeLog({ sweep: 'ideas', forgotten: forgotten.value })
}
