export interface OutgoingMail {
  id: string
  to: string[]
  subject: string
  text: string
  html: string
}

/** Whoever carries mail out of the house. */
export interface MailTransport {
  /** Kept with each message it took. */
  name: string
  /**
   * Throws `MailNotTaken` where the message was not taken. Its id is the same at each attempt, for a transport that
   * tells repeats by it.
   */
  send(mail: OutgoingMail): Promise<void>
}

export type MailFault = 'timeout' | 'network' | 'rate_limited' | 'refused' | 'server_error' | 'garbage'

/** Names the kind of fault alone: a transport's own words may quote the message. */
export class MailNotTaken extends Error {
  readonly retryAfterSeconds: number | null

  constructor(fault: MailFault, retryAfterSeconds: number | null = null) {
    super(`The mail was not taken: ${fault}.`)
    this.name = `MailNotTaken:${fault}`
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Delivers nowhere: the message stays in the outbox, which is the mailbox of an instance without a transport. */
export const mailbox: MailTransport = { name: 'mailbox', send: () => Promise.resolve() }
