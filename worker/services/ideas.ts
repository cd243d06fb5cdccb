import {
  IDEA_STATUSES,
  type IdeaStatus,
  type ParsedIdeaList,
  readStatuses,
  toParsedIdea,
} from '#shared/contracts/parsed-idea'
import { listSearchesOfVisitor, type Search, searchCursor } from '../data/searches.ts'
import { SEARCH_STATUSES, type SearchStatus } from '../data/schema/searches.ts'
import type { Context } from './context.ts'
import { type Page, readCursor, readPage } from './pages.ts'
import { sha256Hex } from './sha256.ts'

const PAGE_SIZE = 100

export interface ListedIdeas {
  /** Statuses separated by commas; absent or empty means all. */
  filter: string | undefined
  cursor: string | undefined
}

/** The ideas of one visitor, newest first. */
export async function listIdeas(
  context: Context,
  visitor: string | null,
  { filter, cursor }: ListedIdeas,
): Promise<ParsedIdeaList> {
  const after = readCursor(cursor)
  const statuses = storedStatusesOf(filter)
  if (!visitor || !statuses) return { items: [], next_cursor: null }
  const visitorId = await sha256Hex(visitor)
  const list = (limit: number) => listSearchesOfVisitor(context.db, visitorId, { statuses, after, limit })
  return toIdeaPage(await readPage(PAGE_SIZE, list, searchCursor))
}

export const toIdeaPage = ({ rows, nextCursor }: Page<Search>): ParsedIdeaList => ({
  items: rows.map((row) => toParsedIdea(row.id, statusOf(row.status), row.parsed, row.idea)),
  next_cursor: nextCursor,
})

/** An idea is complete when its plan is stored; a failed one counts as processing, because it can be retried. */
export const statusOf = (status: string): IdeaStatus => (status === 'complete' ? 'complete' : 'processing')

/** The statuses of the rows that a filter asks for: empty means all, null means that none can match. */
export function storedStatusesOf(filter: string | undefined): SearchStatus[] | null {
  const wanted = readStatuses(filter)
  if (wanted?.length === IDEA_STATUSES.length) return []
  return wanted && SEARCH_STATUSES.filter((status) => wanted.includes(statusOf(status)))
}
