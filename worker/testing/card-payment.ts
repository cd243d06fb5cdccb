import { type CardPayment, PaymentUnavailable } from '../ports/payment/card-provider.ts'
import { payfast } from '../ports/payment/payfast.ts'
import { paystack } from '../ports/payment/paystack.ts'
import { PAYFAST, PAYSTACK_KEY } from './stand-in-providers.ts'

export const PAYMENT: CardPayment = {
  attemptReference: 'UH-2741-0123456789ABCDEF.1',
  amountCents: 54_505,
  tripName: 'Rocks & rivers: “Drakensberg” (Grade 10) ~ R100’s off!',
  payer: { name: 'Thabo van der Merwe', email: 'thabo+trips@example.co.za' },
  returnUrl: 'https://uhambo.example/payment/return?attempt=1',
  cancelUrl: 'https://uhambo.example/payment?ended=cancelled',
  notifyUrl: 'https://uhambo.example/api/payments/webhooks/payfast',
}
export const atPaystack = (changes = {}) => paystack({ secretKey: PAYSTACK_KEY, timeoutMs: 2_000, ...changes })
export const atPayfast = (changes = {}) =>
  payfast({
    merchantId: PAYFAST.id,
    merchantKey: PAYFAST.key,
    passphrase: PAYFAST.passphrase,
    isLive: true,
    timeoutMs: 2_000,
    ...changes,
  })

/** Why a provider could not be used, or `none`. */
export const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PaymentUnavailable ? error.fault : error),
  )
