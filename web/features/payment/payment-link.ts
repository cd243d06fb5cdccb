/** The values in the link to the payment page. Anybody can write such a link, so the page shows them as claims. */
export interface PaymentLink {
  tripName: string
  tripId: string
  amount: string
  /** The result of an earlier attempt on the provider's page. */
  ended: 'cancelled' | 'failed' | null
}

const MOST_CHARACTERS = 200

/** Reads the query directly: the router would convert an id like "1e5" or "007" to a number. */
export function readPaymentLink(searchText: string): PaymentLink {
  const query = new URLSearchParams(searchText)
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS)
  const ended = text('ended')
  return {
    tripName: text('tripName'),
    tripId: text('tripId').slice(0, 100),
    amount: text('amount').slice(0, 30),
    ended: ended === 'cancelled' || ended === 'failed' ? ended : null,
  }
}
