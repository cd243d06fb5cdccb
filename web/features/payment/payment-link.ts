/** What the link to the payment page says: whoever wrote it claims it, so the page shows it as that. */
export interface PaymentLink {
  tripName: string
  tripId: string
  amount: string
  /** How an earlier try at the provider's page ended. */
  ended: 'cancelled' | 'failed' | null
}

const MOST_CHARACTERS = 200

/** Reads the address itself: a router's own reading would turn an id like "1e5" or "007" into a number. */
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
