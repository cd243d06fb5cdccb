import type { Health } from '#shared/contracts/health'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'
import { VERSION } from './version.ts'

/**
 * Healthy means that the database answers and the catalogue is loaded. The catalogue is loaded after all migrations, so
 * all tables exist then.
 */
export async function readHealth(context: Context): Promise<Health> {
  const catalogue = await context.db
    .prepare('SELECT hash FROM catalogue_version')
    .first()
    .catch(() => {
      throw new Problem(503, 'storage_unavailable', 'The database does not answer.', { retryAfterSeconds: 5 })
    })
  if (!catalogue)
    throw new Problem(503, 'catalogue_missing', 'The catalogue has not been loaded.', { retryAfterSeconds: 5 })
  return { status: 'ok', version: VERSION }
}
