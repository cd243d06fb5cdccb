import type { Idea } from '#shared/domain/idea/idea'
import { findItinerary } from '../data/itineraries.ts'
import { copyVersions } from '../data/plan-versions.ts'
import { findSearch, insertSearch, type Search } from '../data/searches.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import type { Visitor } from './search.ts'
import { sha256Hex } from './sha256.ts'
import { type Caller, isOwner } from './trip-owner.ts'
import { pendingPlan, unknownPlan } from './trip-problems.ts'

/** The parser version of a copy: its text is no idea that could be read again. */
const COPIED = 'copy'
/** The own words of the idea of a plan; undefined for a copy, whose words are its first owner's. */
export const ownTextOf = ({ idea, parserVersion }: Pick<Search, 'idea' | 'parserVersion'>): string | undefined =>
  parserVersion === COPIED ? undefined : idea

/** What was read of an idea, without what holds words of its text that no plan shows. */
const withoutWords = (idea: Idea): Idea => ({
  ...idea,
  purpose: null,
  learningObjectives: null,
  wishes: [],
  notUnderstood: [],
  evidence: {},
})

/**
 * Copies a plan as it is now for the caller, without making it again. Whoever did not ask for it gets the plan, which
 * is public, and not the words of its idea, which are not.
 */
export async function copyPlan(
  context: Context,
  searchId: number | null,
  { visitor, caller, claim }: { visitor: Visitor; caller: Caller; claim: Claim | null },
): Promise<{ search_id: number }> {
  const { db, ids, now } = context
  return commitOnce(context, claim, async () => {
    const [search, plan] =
      searchId === null ? [] : await Promise.all([findSearch(db, searchId), findItinerary(db, searchId)])
    if (!search || !plan) throw search ? pendingPlan() : unknownPlan()
    const id = ids.searchId()
    const storedAt = now().toISOString()
    const isOwn = await isOwner(search, caller)
    const words = isOwn
      ? {}
      : { idea: `A copy of: ${plan.document.title}`, parsed: withoutWords(search.parsed), parserVersion: COPIED }
    const copy: Search = {
      ...search,
      ...words,
      id,
      visitorId: await sha256Hex(visitor.token),
      userId: caller.userId,
      status: 'complete',
      storedAt,
    }
    const said = [`A copy of: ${plan.document.title}`]
    return {
      status: 201,
      answer: { search_id: id },
      about: { searchId: id },
      statements: [insertSearch(db, copy), ...copyVersions(db, search.id, { searchId: id, createdAt: storedAt, said })],
    }
  })
}
