/**
 * The model that rewords plans: variables and secrets, all optional. Without them plans keep the text of the templates.
 */
interface NarratorSettings {
  /** "azure-openai" or "workers-ai"; any other value means no model. */
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

/** The card provider: variables and secrets, all optional. Without them card payments are practice. */
interface PaymentSettings {
  /** "paystack" or "payfast": the provider for new card payments. */
  PAYMENT_PROVIDER?: string
  PAYSTACK_SECRET_KEY?: string
  PAYFAST_MERCHANT_ID?: string
  PAYFAST_MERCHANT_KEY?: string
  PAYFAST_PASSPHRASE?: string
  /** "live"; any other value means the sandbox. */
  PAYFAST_MODE?: string
}

/** The account for bank transfers: all four, or the page shows a sample. */
interface BankSettings {
  BANK_ACCOUNT_NAME?: string
  BANK_NAME?: string
  BANK_ACCOUNT_NUMBER?: string
  BANK_BRANCH_CODE?: string
}

/** The mail transport. Without it messages stay in the outbox. */
interface MailSettings {
  /** "resend" or "send_email"; any other value sends nothing. */
  MAIL_TRANSPORT?: string
  /** The sender and reply address: the transport must have verified its domain. */
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
  READ_LIMIT: RateLimit
  WRITE_LIMIT: RateLimit
  SIGN_IN_LIMIT: RateLimit
  SIGN_IN_NETWORK_LIMIT: RateLimit
  ASSETS?: Fetcher
  /** The origin of the site, for links in mail. */
  SITE_ORIGIN: string
  /** Recipients of mail about failed plans, separated by commas; may be empty. */
  TEAM_EMAILS: string
  /** The key for Google's Places service. Without it only our own address book is used. */
  GOOGLE_PLACES_KEY?: string
  /** Recipients of demo requests and of contact messages, if not the whole team. */
  DEMO_EMAILS?: string
  CONTACT_EMAILS?: string
  /** "off" disables the rate limits on a local instance. */
  RATE_LIMITS?: string
}
