import type { ContactMessage } from '#shared/contracts/contact'
import { SITE } from '../../site.ts'

/** A mailto link with the same message, to our mailbox. */
export function mailAppAddress({ name, email, subject, message }: ContactMessage): string {
  const body = `${message}\n\n${name}\n${email}`
  const title = subject ?? `Message from ${name}`
  return `mailto:${SITE.helloEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
