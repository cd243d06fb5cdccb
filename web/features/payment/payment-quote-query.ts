import { queryOptions } from '@tanstack/react-query'
import { PaymentQuote } from '#shared/contracts/payment'
import { type ApiFetch, callApi } from '../../api/client.ts'

/** The facts about a trip that the payment page needs; throws if the API is unreachable or fails. */
export const paymentQuoteQuery = (tripId: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['payment-quote', tripId],
    queryFn: async () => {
      const path = `/api/payments/quote?trip_id=${encodeURIComponent(tripId)}`
      const reply = await callApi(apiFetch, path, PaymentQuote)
      if ('answer' in reply) return reply.answer
      throw new Error(`The payment page could not be prepared (${reply.status})`)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
