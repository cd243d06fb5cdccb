import { MailNotTaken, type MailTransport } from './mail-transport.ts'

/** Cloudflare's own service, through the `send_email` binding. It does not detect repeats; the outbox's lease does. */
export const sendEmailTransport = (binding: SendEmail, from: string): MailTransport => ({
  name: 'send_email',
  keepsSecrets: false,
  async send({ to, subject, text, html }) {
    try {
      await binding.send({ from, to, subject, text, html })
    } catch (error) {
      throw new MailNotTaken(isTooMany(error) ? 'rate_limited' : 'refused')
    }
  },
})

const isTooMany = (error: unknown): boolean =>
  error instanceof Error && /RATE_LIMIT|DAILY_LIMIT/.test('code' in error ? String(error.code) : error.message)
