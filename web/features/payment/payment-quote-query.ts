import { queryOptions } from '@tanstack/react-query'
import type { PaymentQuote } from '#shared/contracts/payment'
import type { ApiFetch } from '../../api/client.ts'

/** What must be known of a trip before somebody pays for it; throws where the API is out of reach or fails. */
export const paymentQuoteQuery = (tripId: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['payment-quote', tripId],
    queryFn: async (): Promise<PaymentQuote> => {
      const response = await apiFetch(`/api/payments/quote?trip_id=${encodeURIComponent(tripId)}`)
      if (!response.ok) throw new Error(`The payment page could not be prepared (${response.status})`)
      return (await response.json()) as PaymentQuote
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
