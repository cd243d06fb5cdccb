import type { HostedProvider } from './card-provider.ts'
import { payfast } from './payfast.ts'
import { paystack } from './paystack.ts'

/** The configured card providers. */
export interface Payment {
  /** The provider for new payments; null means that card payments are practice. */
  cards: HostedProvider | null
  /** All providers whose notices are accepted: payments started before a change of provider must still finish. */
  providers: readonly HostedProvider[]
}

/** The providers whose keys are set; `PAYMENT_PROVIDER` names the one for new payments. */
export function choosePayment(env: PaymentSettings): Payment {
  const providers = [findPaystack(env), findPayfast(env)].filter((one) => one !== null)
  return { cards: providers.find(({ name }) => name === env.PAYMENT_PROVIDER) ?? null, providers }
}

const findPaystack = ({ PAYSTACK_SECRET_KEY: secretKey }: PaymentSettings) =>
  secretKey ? paystack({ secretKey }) : null

const findPayfast = (env: PaymentSettings) =>
  env.PAYFAST_MERCHANT_ID && env.PAYFAST_MERCHANT_KEY
    ? payfast({
        merchantId: env.PAYFAST_MERCHANT_ID,
        merchantKey: env.PAYFAST_MERCHANT_KEY,
        passphrase: env.PAYFAST_PASSPHRASE ?? '',
        isLive: env.PAYFAST_MODE === 'live',
      })
    : null
