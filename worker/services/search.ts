import { toParsedIdea } from '#shared/contracts/parsed-idea'
import type { SearchCreated, SearchRequest } from '#shared/contracts/search'
import { insertSearch, moveSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { readIdeaOrLater } from './read-idea.ts'
import { reckonFrom } from './reckoning.ts'
import { sha256Hex } from './sha256.ts'

export interface Visitor {
  token: string
  /** True where the browser had no name yet. */
  isNew: boolean
}

/** Keeps an idea and says what was understood. It answers only once the row is stored. */
export async function createSearch(
  context: Context,
  request: SearchRequest,
  visitor: Visitor,
  claim: Claim | null,
  userId: string | null = null,
): Promise<SearchCreated> {
  const id = context.ids.searchId()
  const visitorId = await sha256Hex(visitor.token)
  const created = await commitOnce(context, claim, () => prepareSearch(context, request, id, visitorId, userId))
  // The first answer was lost on the way, and its cookie with it: the browser that tries again is the one that asked.
  if (created.id !== id && visitor.isNew) await context.db.batch([moveSearch(context.db, created.id, visitorId)])
  return created
}

async function prepareSearch(
  context: Context,
  request: SearchRequest,
  id: number,
  visitorId: string,
  userId: string | null,
) {
  const { createdAt, today } = reckonFrom(request.created_at, context.now())
  const { idea: parsed, parserVersion } = await readIdeaOrLater(context, request.idea, today)
  const status = 'processing' as const
  const search = { id, idea: request.idea, visitorId, status, parsed, parserVersion, createdAt }
  const answer: SearchCreated = {
    id,
    search_id: id,
    idea: request.idea,
    status,
    created_at: createdAt,
    parsed: toParsedIdea(id, status, parsed),
  }
  // Who is signed in is known by a token, never by what a body says.
  return { status: 201, answer, statements: [insertSearch(context.db, { ...search, userId })] }
}
