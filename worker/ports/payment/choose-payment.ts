import type { HostedProvider } from './card-provider.ts'
import { payfast } from './payfast.ts'
import { paystack } from './paystack.ts'

/** Who takes money. */
export interface Payment {
  /** Who takes a card now; null: nobody, and the page says that it is practice. */
  cards: HostedProvider | null
  /** Everybody whose notices are heard: payments begun before a change of provider still end. */
  providers: readonly HostedProvider[]
}

/** The providers whose keys are set; `PAYMENT_PROVIDER` names the one that takes cards. */
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
