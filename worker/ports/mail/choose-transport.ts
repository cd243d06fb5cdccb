import { mailbox, type MailTransport } from './mail-transport.ts'
import { resendTransport } from './resend.ts'
import { sendEmailTransport } from './send-email.ts'

/** The configured transport if all its settings are present; else the outbox keeps the mail and nothing is sent. */
export function chooseTransport(env: MailSettings): MailTransport {
  const from = env.MAIL_FROM
  if (env.MAIL_TRANSPORT === 'resend' && env.RESEND_API_KEY && from)
    return resendTransport({ key: env.RESEND_API_KEY, from })
  if (env.MAIL_TRANSPORT === 'send_email' && env.EMAIL && from) return sendEmailTransport(env.EMAIL, from)
  // A transport that lacks a setting: letters wait to be queued again, and no secret lies in the database.
  return { ...mailbox, keepsSecrets: !env.MAIL_TRANSPORT }
}
