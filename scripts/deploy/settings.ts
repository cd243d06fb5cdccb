interface Choice {
  /** The variables and secrets that the service needs (worker/ports). */
  variables: readonly string[]
  secrets: readonly string[]
}

export type Provider = 'MAIL_TRANSPORT' | 'PAYMENT_PROVIDER' | 'NARRATOR'

/** The variables that choose a service, and what each choice needs. */
export const PROVIDERS: Record<Provider, Readonly<Record<string, Choice>>> = {
  MAIL_TRANSPORT: {
    mailbox: { variables: [], secrets: [] },
    resend: { variables: ['MAIL_FROM'], secrets: ['RESEND_API_KEY'] },
    send_email: { variables: ['MAIL_FROM'], secrets: [] },
  },
  PAYMENT_PROVIDER: {
    paystack: { variables: [], secrets: ['PAYSTACK_SECRET_KEY'] },
    payfast: { variables: ['PAYFAST_MERCHANT_ID'], secrets: ['PAYFAST_MERCHANT_KEY'] },
  },
  NARRATOR: {
    'azure-openai': { variables: ['AZURE_OPENAI_ENDPOINT'], secrets: ['AZURE_OPENAI_KEY'] },
    'workers-ai': { variables: ['WORKERS_AI_ACCOUNT_ID'], secrets: ['WORKERS_AI_TOKEN'] },
  },
}

/** The variables of the build whose default is an address of the example (web/site.ts). */
export const BUILD_ADDRESSES = [
  'VITE_SITE_ORIGIN',
  'VITE_HELLO_EMAIL',
  'VITE_INFORMATION_OFFICER_EMAIL',
  'VITE_PARTNERS_URL',
] as const
