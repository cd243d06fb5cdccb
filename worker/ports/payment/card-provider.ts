/** A card payment as a provider's page is asked for it. */
export interface CardPayment {
  /** New at each attempt, because a provider takes none twice. */
  attemptReference: string
  amountCents: number
  tripName: string
  payer: { name: string; email: string }
  /** Where the payer comes back to, and where they come back to without having paid. */
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** A provider's own page: followed as a link, or reached by posting the fields in their order. */
export interface HostedPage {
  method: 'GET' | 'POST'
  url: string
  fields: { name: string; value: string }[]
}

/** What a provider says became of a payment. */
export interface ProviderEvent {
  /** The provider's own number of it. */
  id: string
  attemptReference: string
  kind: 'paid' | 'failed' | 'refunded'
  amountCents: number
  currency: string
}

/** Somebody who takes cards on a page of their own. */
export interface HostedProvider {
  name: 'paystack' | 'payfast'
  /** Test mode: the page looks real and no card is charged. */
  isPractice: boolean
  /** Origins that a form of ours may lead to. */
  origins: string[]
  openPage(payment: CardPayment): Promise<HostedPage>
  /** Reads what the provider posts to us, once its signature holds; null where it is about something else. */
  readEvent(body: string, headers: Headers): Promise<ProviderEvent | null>
  /** Asks what became of an attempt; null where nothing has yet, or where the provider answers no such question. */
  findEvent(attemptReference: string): Promise<ProviderEvent | null>
}

/** Why a provider was of no use: of our own making ("refused": a wrong key), of theirs, or not from them at all ("forged"). */
export type PaymentFault = 'refused' | 'rate_limited' | 'server_error' | 'timeout' | 'network' | 'garbage' | 'forged'

export class PaymentUnavailable extends Error {
  readonly fault: PaymentFault

  constructor(fault: PaymentFault) {
    super(`The payment provider: ${fault}`)
    this.name = 'PaymentUnavailable'
    this.fault = fault
  }
}

export const PROVIDER_TIMEOUT_MS = 10_000

/** One call to a provider; every way it can go wrong becomes a `PaymentUnavailable`. Answers the text of a 2xx. */
export async function askProvider(url: string, init: RequestInit, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'manual' })
    const text = await response.text()
    if (response.ok) return text
    if (response.status === 429) throw new PaymentUnavailable('rate_limited')
    throw new PaymentUnavailable(response.status >= 500 ? 'server_error' : 'refused')
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw error
    throw new PaymentUnavailable(signal.aborted ? 'timeout' : 'network')
  }
}

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
