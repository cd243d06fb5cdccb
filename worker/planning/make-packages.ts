import { planKinds } from '#shared/domain/packages/plan-kinds'
import { planPackages } from '#shared/domain/packages/plan-packages'
import { readFacts } from '../data/catalogue.ts'
import { findFirstItinerary } from '../data/itineraries.ts'
import { findOptions, insertOptionsOnce } from '../data/package-options.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from '../services/context.ts'
import { ownTextOf } from '../services/copy-plan.ts'
import { todayOf } from '../services/reference-day.ts'

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
  const facts = await readFacts(db)
  const { document } = classic
  const task = { today: todayOf(search), text: ownTextOf(search) }
  const [saver, , signature] = planPackages(search.parsed, facts, { ...task, classic: document })
  const others = [saver, signature].map((one) => ({ ...one, itinerary: one.sameAs ? null : one.itinerary }))
  const kinds = planKinds(search.parsed, facts, { ...task, first: document })
  await db.batch([insertOptionsOnce(db, { searchId, others, kinds, createdAt: now().toISOString() })])
}
