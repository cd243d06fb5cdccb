import type { Health } from '#shared/contracts/health'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'
import { VERSION } from './version.ts'

/** Well means that the database answers: without it nothing can be kept. */
export async function readHealth(context: Context): Promise<Health> {
  await context.db
    .prepare('SELECT 1')
    .first()
    .catch(() => {
      throw new Problem(503, 'storage_unavailable', 'The database does not answer.', { retryAfterSeconds: 5 })
    })
  return { status: 'ok', version: VERSION }
}
