import { escapeHtml } from '#shared/domain/escape-html'
import type { NewMessage } from '../data/outbox.ts'
import type { Context } from './context.ts'

interface Letter {
  to: string
  subject: string
  sentences: string[]
  link: { label: string; href: string }
}

/** What a new account needs to begin: its name, the password that opens it once, and the link that proves the address. */
export function signUpMessage(
  context: Context,
  to: string,
  { username, password, verifyUrl, days }: { username: string; password: string; verifyUrl: string; days: number },
): NewMessage {
  return messageOf(context, {
    to,
    subject: 'Your Uhambo account',
    sentences: [
      'Your account is ready.',
      `Your username: ${username}`,
      `Your temporary password: ${password}`,
      `It works for ${days} days. You choose one of your own when you first sign in at ${context.site.origin}/login.`,
      'Please open this link as well, so that we know the address is yours:',
    ],
    link: { label: 'Confirm my email address', href: verifyUrl },
  })
}

export function resetMessage(context: Context, to: string, resetUrl: string, minutes: number): NewMessage {
  return messageOf(context, {
    to,
    subject: 'A new password for your Uhambo account',
    sentences: [
      `Somebody, probably you, asked for a new password. The link below works once, for ${minutes} minutes.`,
      'If it was not you, nothing has changed and you need do nothing.',
    ],
    link: { label: 'Choose a new password', href: resetUrl },
  })
}

function messageOf(context: Context, { to, subject, sentences, link }: Letter): NewMessage {
  return {
    id: `account:${context.ids.token()}`,
    to: [to],
    subject,
    text: `${[...sentences, link.href].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></body></html>`,
    ].join('\n'),
    createdAt: context.now().toISOString(),
  }
}
