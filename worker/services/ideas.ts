import { IDEA_STATUSES, type IdeaStatus, type ParsedIdeaList, toParsedIdea } from '#shared/contracts/parsed-idea'
import { listSearchesOfVisitor } from '../data/searches.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

const MOST = 100

/**
 * The ideas of one visitor, newest first. `filter` is a list of statuses separated by commas; absent or empty means
 * all.
 */
export async function listIdeas(
  context: Context,
  visitor: string | null,
  filter: string | undefined,
): Promise<ParsedIdeaList> {
  if (!visitor) return { items: [] }
  const wanted = statusesOf(filter)
  const rows = wanted.length > 0 ? await listSearchesOfVisitor(context.db, await sha256Hex(visitor), wanted, MOST) : []
  return { items: rows.map((row) => toParsedIdea(row.id, statusOf(row.status), row.parsed)) }
}

/** An idea is complete when its plan is stored; a failed one counts as processing, because it can be retried. */
export const statusOf = (status: string): IdeaStatus => (status === 'complete' ? 'complete' : 'processing')

export function statusesOf(filter: string | undefined): IdeaStatus[] {
  if (!filter?.trim()) return [...IDEA_STATUSES]
  const asked = new Set(filter.split(',').map((status) => status.trim().toLowerCase()))
  return IDEA_STATUSES.filter((status) => asked.has(status))
}
