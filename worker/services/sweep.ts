import { deleteOldAccountTokens } from '../data/account-tokens.ts'
import { deleteKeptAnswers } from '../data/idempotency-keys.ts'
import type { Context } from './context.ts'
import { resumeStuck } from './generation.ts'
import { writeLog } from './log.ts'
import { requeueMessages } from './mail.ts'
import { forgetDeadSessions } from './sessions.ts'

const ANSWERS_KEPT_MS = 24 * 3_600_000

/** What the clock does: wakes stuck plans, queues mail that stands still, and forgets what is over: answers kept for idempotency keys, links and sessions. */
export async function sweep(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - ANSWERS_KEPT_MS).toISOString()
  const [resumed, requeued] = await Promise.allSettled([
    resumeStuck(context),
    requeueMessages(context),
    context.db.batch([
      deleteKeptAnswers(context.db, before),
      deleteOldAccountTokens(context.db, context.now().toISOString()),
      forgetDeadSessions(context),
    ]),
  ])
  if (resumed.status === 'fulfilled' && resumed.value > 0) writeLog({ sweep: 'generations', resumed: resumed.value })
  if (requeued.status === 'fulfilled' && requeued.value > 0) writeLog({ sweep: 'mail', requeued: requeued.value })
}
