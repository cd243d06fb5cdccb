import { mailbox, type MailTransport } from './mail-transport.ts'
import { resendTransport } from './resend.ts'
import { sendEmailTransport } from './send-email.ts'

/** What carries the mail: the mailbox of this instance unless a transport is named and all that it needs is there. */
export function chooseTransport(env: MailSettings): MailTransport {
  const from = env.MAIL_FROM
  if (env.MAIL_TRANSPORT === 'resend' && env.RESEND_API_KEY && from)
    return resendTransport({ key: env.RESEND_API_KEY, from })
  if (env.MAIL_TRANSPORT === 'send_email' && env.EMAIL && from) return sendEmailTransport(env.EMAIL, from)
  return mailbox
}
