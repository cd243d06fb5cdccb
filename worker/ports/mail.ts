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
  /** Throws where the message was not taken. Its id is the same at each attempt, for a transport that tells repeats by it. */
  send(mail: OutgoingMail): Promise<void>
}

/** Delivers nowhere: the message stays in the outbox, which is the mailbox of an instance without a transport. */
export const mailbox: MailTransport = { name: 'mailbox', send: () => Promise.resolve() }
