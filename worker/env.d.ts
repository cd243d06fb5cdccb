/** The model that rewords plans: variables and secrets, all optional, since the templates need none. */
interface NarratorSettings {
  /** "azure-openai" or "workers-ai"; anything else leaves the templates. */
  NARRATOR?: string
  NARRATOR_TEMPERATURE?: string
  NARRATOR_MAX_TOKENS?: string
  AZURE_OPENAI_ENDPOINT?: string
  AZURE_OPENAI_KEY?: string
  AZURE_OPENAI_DEPLOYMENT?: string
  AZURE_OPENAI_API_VERSION?: string
  WORKERS_AI_ACCOUNT_ID?: string
  WORKERS_AI_TOKEN?: string
  WORKERS_AI_MODEL?: string
}

/** Who takes cards: variables and secrets, all optional. Without them card payments are practice. */
interface PaymentSettings {
  /** "paystack" or "payfast": who takes a card now. */
  PAYMENT_PROVIDER?: string
  PAYSTACK_SECRET_KEY?: string
  PAYFAST_MERCHANT_ID?: string
  PAYFAST_MERCHANT_KEY?: string
  PAYFAST_PASSPHRASE?: string
  /** "live"; anything else is the sandbox. */
  PAYFAST_MODE?: string
}

/** Where bank transfers go: all four, or the page shows a sample. */
interface BankSettings {
  BANK_ACCOUNT_NAME?: string
  BANK_NAME?: string
  BANK_ACCOUNT_NUMBER?: string
  BANK_BRANCH_CODE?: string
}

/** What carries mail out of the house; without it the outbox is the mailbox. */
interface MailSettings {
  /** "resend" or "send_email"; anything else delivers nowhere. */
  MAIL_TRANSPORT?: string
  /** The address that mail comes from and that answers go to: its domain must be proven to the transport. */
  MAIL_FROM?: string
  RESEND_API_KEY?: string
  EMAIL?: SendEmail
}

interface Env extends NarratorSettings, PaymentSettings, BankSettings, MailSettings {
  DB: D1Database
  CACHE: KVNamespace
  IMAGES: R2Bucket
  MAIL_QUEUE: Queue<import('#shared/contracts/queued-mail').QueuedMail>
  GENERATION: DurableObjectNamespace<import('./objects/itinerary-generation.ts').ItineraryGeneration>
  BUDGETS: DurableObjectNamespace<import('./objects/budgets.ts').Budgets>
  /** The second Worker, which reads, plans and verifies (worker/planning). */
  PLANNING: Service<import('./planning/index.ts').default>
  /** The Worker that draws pages (worker/pages). */
  PAGES: Service<import('./pages/index.ts').default>
  READ_LIMIT: RateLimit
  WRITE_LIMIT: RateLimit
  SIGN_IN_LIMIT: RateLimit
  SIGN_IN_NETWORK_LIMIT: RateLimit
  ASSETS?: Fetcher
  /** Where this site is reached, for links in mail. */
  SITE_ORIGIN: string
  /** Who is told of a plan that failed: addresses with commas between them, or empty for nobody. */
  TEAM_EMAILS: string
  /** Google's Places service for addresses; without it our own names serve. */
  GOOGLE_PLACES_KEY?: string
  /** Who is told of demo requests and of contact messages, where that is not the whole team. */
  DEMO_EMAILS?: string
  CONTACT_EMAILS?: string
  /** "off" lifts the rate limits on a local instance. */
  RATE_LIMITS?: string
}
