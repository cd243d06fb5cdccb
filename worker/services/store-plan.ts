import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { insertItineraryOnce } from '../data/itineraries.ts'
import { markSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { failureMessage } from './failure-message.ts'
import { promiseFailureMail } from './mail-budget.ts'
import { queueMessage } from './mail.ts'

/** Stores plan and status in one batch. If the search already has a plan, nothing changes. */
export async function storePlan(context: Context, searchId: number, plan: Itinerary): Promise<void> {
  const createdAt = context.now().toISOString()
  await context.db.batch([
    insertItineraryOnce(context.db, { searchId, document: plan, createdAt }),
    markSearch(context.db, searchId, 'complete'),
  ])
}

/** Stores the status and the mail to the team in one batch; the mail is sent once for each search. */
export async function storeFailure(context: Context, searchId: number, fault: string): Promise<void> {
  const failed = markSearch(context.db, searchId, 'failed')
  const message = failureMessage(context, searchId, fault)
  const mail = message ? await promiseFailureMail(context, searchId, message) : { statements: [], ids: [] }
  await context.db.batch([failed, ...mail.statements])
  for (const id of mail.ids) await queueMessage(context, id)
}
