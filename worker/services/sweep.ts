import { deleteOldAccountTokens } from '../data/account-tokens.ts'
import { deleteKeptAnswers } from '../data/idempotency-keys.ts'
import { deleteOldRequests } from '../data/requests-of-person.ts'
import type { Context } from './context.ts'
import { resumeStuck } from './generation.ts'
import { writeLog } from './log.ts'
import { requeueMessages } from './mail.ts'
import { forgetDeadSessions } from './sessions.ts'

const A_DAY_MS = 24 * 3_600_000
/** As docs/operations.md and the privacy page say. */
const KEPT_DAYS = { answers: 1, requests: 730, contact: 365, mail: 90 }

/** What the clock does: wakes stuck plans, queues mail that stands still, and forgets what is over: answers kept for idempotency keys, links, sessions, requests and mail. */
export async function sweep(context: Context): Promise<void> {
  const since = (days: number) => new Date(context.now().getTime() - days * A_DAY_MS).toISOString()
  const over = { requests: since(KEPT_DAYS.requests), contact: since(KEPT_DAYS.contact), mail: since(KEPT_DAYS.mail) }
  const [resumed, requeued] = await Promise.allSettled([
    resumeStuck(context),
    requeueMessages(context),
    context.db.batch([
      deleteKeptAnswers(context.db, since(KEPT_DAYS.answers)),
      deleteOldAccountTokens(context.db, context.now().toISOString()),
      forgetDeadSessions(context),
      ...deleteOldRequests(context.db, over),
    ]),
  ])
  if (resumed.status === 'fulfilled' && resumed.value > 0) writeLog({ sweep: 'generations', resumed: resumed.value })
  if (requeued.status === 'fulfilled' && requeued.value > 0) writeLog({ sweep: 'mail', requeued: requeued.value })
}
