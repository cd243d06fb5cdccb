import { SITE } from '../../web/site.ts'

/** Of the forms that are sent by mail from here, the call that has all that was typed. The contact form does it itself. */
const SUBJECTS: Readonly<Record<string, string>> = { '/api/request-demo': 'Demo request' }

type Fields = Record<string, string | number | boolean | null | string[]>

/** "student_count" and "studentCount" as words. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** A mailto link to our mailbox with every filled field, one on a line. */
export function mailAddress(subject: string, fields: Fields): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : value === true ? 'yes' : `${value ?? ''}`
    return text && value !== false ? [`${wordsOf(name)}: ${text}`] : []
  })
  return `mailto:${SITE.helloEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

/** Opens the e-mail app with what a form would have sent to the server. */
export function mailInstead(path: string, init: RequestInit = {}): void {
  const subject = SUBJECTS[path]
  if (subject && typeof init.body === 'string') location.href = mailAddress(subject, JSON.parse(init.body) as Fields)
}
