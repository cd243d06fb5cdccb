import type { Itinerary } from '#shared/domain/planner/itinerary'
import { insertItineraryOnce } from '../data/itineraries.ts'
import { insertFailureMessageOnce } from '../data/outbox.ts'
import { markSearch, type Search } from '../data/searches.ts'
import type { Reworded } from '../ports/planning.ts'
import type { Context } from './context.ts'
import { failureMessage } from './failure-message.ts'
import { queueMessage } from './mail.ts'
import { todayOf } from './reckoning.ts'
import type { Draft } from './reword-plan.ts'

/** The plan of a stored idea, in its own words and checked. */
export const makePlan = (context: Context, search: Search): Promise<Itinerary> =>
  context.ports.planning.makePlan({ idea: search.parsed, today: todayOf(search) })

/** The plan as it will be shown: reworded where there is a draft and it holds to the plan. */
export async function finishPlan(
  context: Context,
  search: Search,
  plan: Itinerary,
  draft: Draft | null,
): Promise<Reworded> {
  if (!draft) return { itinerary: plan, refused: null }
  if ('refused' in draft) return { itinerary: plan, refused: draft.refused }
  return context.ports.planning.rewordPlan({ idea: search.parsed, today: todayOf(search), plan, ...draft })
}

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
