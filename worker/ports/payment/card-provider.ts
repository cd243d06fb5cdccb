/** A card payment for which a provider opens a page. */
export interface CardPayment {
  /** New at each attempt, because providers accept each reference once. */
  attemptReference: string
  amountCents: number
  tripName: string
  payer: { name: string; email: string }
  /** The pages that the payer returns to after a payment and after a cancelled one. */
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** A provider's own page: a link, or a form with these fields in their order. */
export interface HostedPage {
  method: 'GET' | 'POST'
  url: string
  fields: { name: string; value: string }[]
}

/** A provider's report about a payment. */
export interface ProviderEvent {
  /** The provider's own id of the payment. */
  id: string
  attemptReference: string
  kind: 'paid' | 'failed' | 'refunded'
  amountCents: number
  currency: string
}

/** A provider that takes card details on its own page. */
export interface HostedProvider {
  name: 'paystack' | 'payfast'
  /** Test mode: the page looks real, but no card is charged. */
  isPractice: boolean
  /** Origins that our forms may be sent or redirected to. */
  origins: string[]
  openPage(payment: CardPayment): Promise<HostedPage>
  /** Reads a notice after checking its signature; null if the notice is about something else. */
  readEvent(body: string, headers: Headers): Promise<ProviderEvent | null>
  /** Asks for the result of an attempt; null if there is none yet, or if the provider has no such call. */
  findEvent(attemptReference: string): Promise<ProviderEvent | null>
}

/**
 * Why a call failed: our fault ("refused": for example a wrong key), the provider's, or not from the provider at all
 * ("forged").
 */
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

/** One call to a provider. Every failure becomes a `PaymentUnavailable`. Returns the text of a 2xx response. */
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
