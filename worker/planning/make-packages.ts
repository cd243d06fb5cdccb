import { planChoices } from '#shared/domain/packages/plan-choices'
import { readFacts } from '../data/catalogue.ts'
import { findFirstItinerary } from '../data/itineraries.ts'
import { findOptions, insertOptionsOnce } from '../data/package-options.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from '../services/context.ts'
import { ownTextOf } from '../services/copy-plan.ts'
import { todayOf } from '#shared/domain/reference-day'

/**
 * Makes and stores what can be chosen in place of a stored plan: Saver and Signature and, for a vague idea, plans of
 * other kinds. Does nothing if they exist or the plan was deleted.
 */
export async function makePackages({ db, now }: Context, searchId: number): Promise<void> {
  const [search, classic, kept] = await Promise.all([
    findSearch(db, searchId),
    findFirstItinerary(db, searchId),
    findOptions(db, searchId),
  ])
  if (!search || !classic || kept) return
  const task = { today: todayOf(search), text: ownTextOf(search), first: classic.document }
  const choices = planChoices(search.parsed, await readFacts(db), task)
  await db.batch([insertOptionsOnce(db, { searchId, ...choices, createdAt: now().toISOString() })])
}
