export interface OutgoingMail {
  id: string
  to: string[]
  subject: string
  text: string
  html: string
}

/** A service that sends mail. */
export interface MailTransport {
  /** Stored with each message that it accepted. */
  name: string
  /** True if the outbox keeps the secrets of letters, because nobody else gets them. */
  keepsSecrets: boolean
  /**
   * Throws `MailNotTaken` if the message was not accepted. The message id is the same at each attempt, so that a
   * transport can detect repeats.
   */
  send(mail: OutgoingMail): Promise<void>
}

export type MailFault = 'timeout' | 'network' | 'rate_limited' | 'refused' | 'server_error' | 'garbage'

/** Contains only the kind of fault, because the transport's error text may quote the message. */
export class MailNotTaken extends Error {
  readonly retryAfterSeconds: number | null

  constructor(fault: MailFault, retryAfterSeconds: number | null = null) {
    super(`The mail was not taken: ${fault}.`)
    this.name = `MailNotTaken:${fault}`
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Sends nothing: the messages stay in the outbox, where an admin can read them. */
export const mailbox: MailTransport = { name: 'mailbox', keepsSecrets: true, send: () => Promise.resolve() }
