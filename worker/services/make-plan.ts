import type { Facts } from '#shared/domain/catalogue/facts'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { readFacts } from '../data/catalogue.ts'
import { insertItineraryOnce } from '../data/itineraries.ts'
import { insertFailureMessageOnce } from '../data/outbox.ts'
import { markSearch, type Search } from '../data/searches.ts'
import type { Context } from './context.ts'
import { failureMessage } from './failure-message.ts'
import { queueMessage } from './mail.ts'
import { dayInSouthAfrica } from './reckoning.ts'
import { applyDraft, type Draft } from './reword-plan.ts'

export const readCatalogue = (context: Context): Promise<Facts> => readFacts(context.db)

/** The plan of a stored idea, in its own words and not yet checked. */
export function makePlan(search: Search, facts: Facts): Itinerary {
  return planItinerary(search.parsed, facts, { today: todayOf(search) })
}

/**
 * The plan as it will be shown: reworded where the draft holds to it, with the verifier's report of exactly that text.
 * A draft that makes a check worse is dropped.
 */
export function finishPlan(search: Search, plan: Itinerary, draft: Draft | null, facts: Facts) {
  const check = (candidate: Itinerary) => verify(candidate, search.parsed, facts, { today: todayOf(search) })
  const ownChecks = check(plan)
  const { plan: reworded, refused } = applyDraft(plan, draft, facts)
  if (reworded === plan) return { itinerary: { ...plan, checks: ownChecks }, refused }
  const checks = check(reworded)
  if (troubles(checks) > troubles(ownChecks)) return { itinerary: { ...plan, checks: ownChecks }, refused: 'checks' }
  return { itinerary: { ...reworded, checks }, refused: null }
}

/** A plan made later is reckoned from the day the idea was written, as its reading was. */
export const todayOf = (search: Search) => dayInSouthAfrica(new Date(search.createdAt))

const troubles = (checks: Itinerary['checks']) => checks.filter((check) => check.status !== 'pass').length

/** Plan and status in one batch. The first plan of a search stands: a second one changes nothing. */
export async function storePlan(context: Context, searchId: number, plan: Itinerary): Promise<void> {
  const createdAt = context.now().toISOString()
  await context.db.batch([
    insertItineraryOnce(context.db, { searchId, document: plan, createdAt }),
    markSearch(context.db, searchId, 'complete'),
  ])
}

/** Status and the team's mail in one batch; however often it is told, a search sends one. */
export async function storeFailure(context: Context, searchId: number, fault: string): Promise<void> {
  const failed = markSearch(context.db, searchId, 'failed')
  const message = failureMessage(context, searchId, fault)
  await context.db.batch(message ? [failed, insertFailureMessageOnce(context.db, searchId, message)] : [failed])
  if (message) await queueMessage(context, message.id)
}
