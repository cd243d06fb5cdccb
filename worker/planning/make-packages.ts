import { choicesFor } from '#shared/domain/revisions/choices'
import { shownBy } from '#shared/domain/revisions/next-version'
import { findOptions, insertOptionsOnce } from '../data/package-options.ts'
import { findVersion } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from '../services/context.ts'
import { tripOf } from './trip-of.ts'

/**
 * Makes and stores what can be chosen in place of the newest version of a plan: the other packages and, for a vague idea,
 * plans of other kinds. Does nothing if they exist or the plan was deleted.
 */
export async function makePackages(context: Context, searchId: number): Promise<void> {
  const { db, now } = context
  const [search, newest] = await Promise.all([findSearch(db, searchId), findVersion(db, searchId)])
  if (!search || !newest || (await findOptions(db, searchId, newest.stateOf))) return
  const choices = choicesFor(await tripOf(context, search, newest.edits?.answers ?? []), shownBy(newest))
  const createdAt = now().toISOString()
  await db.batch([insertOptionsOnce(db, { searchId, planState: newest.stateOf, ...choices, createdAt })])
}
