import type { PaymentQuote } from '#shared/contracts/payment'
import { parseSearchId } from '#shared/contracts/search-id'
import { randOfCents } from '#shared/domain/money'
import { planPriceOf } from '#shared/domain/payment/share-of-plan'
import { findItinerary } from '../data/itineraries.ts'
import type { Context } from './context.ts'

/** What the payment page shows: the card provider, the account for transfers, and the trip's plan. */
export async function readQuote(context: Context, tripId: string): Promise<PaymentQuote> {
  const searchId = parseSearchId(tripId)
  const stored = searchId === null ? undefined : await findItinerary(context.db, searchId)
  const { cards } = context.ports.payment
  return {
    order_key: context.ids.token(),
    card_provider: cards?.name ?? 'simulated',
    is_practice: cards?.isPractice ?? true,
    account: context.site.account,
    plan: stored
      ? {
          title: stored.document.title,
          start_date: stored.document.start_date,
          end_date: stored.document.end_date,
          total_per_student: stored.document.total_per_student,
          total_for_group: randOfCents(planPriceOf(stored.document).groupCents),
        }
      : null,
  }
}
