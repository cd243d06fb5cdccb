import { escapeHtml } from '#shared/domain/escape-html'
import type { NewMessage } from '../data/outbox.ts'
import type { Context } from './context.ts'

/**
 * The mail to the team about a search without a plan; null if no team address is configured. It contains the search id
 * and the kind of fault, and no user text. Its id makes sure that it is sent once for each search.
 */
export function failureMessage({ site, now }: Context, searchId: number, fault: string): NewMessage | null {
  if (site.teamEmails.length === 0) return null
  const subject = `No plan for search ${searchId}`
  const link = `${site.origin}/itinerary/${searchId}`
  const sentences = [
    `The plan of search ${searchId} could not be made, and no further attempt follows by itself.`,
    `The last attempt ended with: ${fault}. The log has a line for each attempt under this number.`,
  ]
  return {
    id: `generation-failed:${searchId}`,
    to: site.teamEmails,
    subject,
    text: `${[...sentences, link].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p></body></html>`,
    ].join('\n'),
    person: null,
    createdAt: now().toISOString(),
  }
}
