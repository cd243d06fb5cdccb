import { deleteKeptAnswers } from '../data/idempotency-keys.ts'
import type { Context } from './context.ts'
import { resumeStuck } from './generation.ts'
import { writeLog } from './log.ts'

const ANSWERS_KEPT_MS = 24 * 3_600_000

/** What the clock does: wakes stuck plans, and forgets the answers kept for idempotency keys after a day. */
export async function sweep(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - ANSWERS_KEPT_MS).toISOString()
  const [resumed] = await Promise.allSettled([
    resumeStuck(context),
    context.db.batch([deleteKeptAnswers(context.db, before)]),
  ])
  if (resumed.status === 'fulfilled' && resumed.value > 0) writeLog({ sweep: 'generations', resumed: resumed.value })
}
