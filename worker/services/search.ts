import { toParsedIdea } from '#shared/contracts/parsed-idea'
import { hasRoomFor, type SearchCreated, type SearchRequest, withAnswers } from '#shared/contracts/search'
import { PARSER_VERSION } from '#shared/domain/parser-version'
import { readReferenceTime } from '#shared/domain/reference-day'
import { findSearch, insertSearch, moveSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { Problem } from './problem.ts'
import { readIdea } from './read-idea.ts'
import { sha256Hex } from './sha256.ts'
import { type Caller, isOwner } from './trip-owner.ts'
import { fullIdea, unknownSearch } from './trip-problems.ts'

export interface Visitor {
  token: string
  /** True if the browser had no visitor cookie yet. */
  isNew: boolean
}

/** Stores an idea and returns what was understood. It returns only after the row is stored. */
export async function createSearch(
  context: Context,
  request: SearchRequest,
  visitor: Visitor,
  claim: Claim | null,
  userId: string | null = null,
): Promise<SearchCreated> {
  const id = context.ids.searchId()
  const visitorId = await sha256Hex(visitor.token)
  const created = await commitOnce(context, claim, async () => {
    const idea = await ideaOf(context, request, { visitor: visitor.token, userId })
    return prepareSearch(context, { ...request, idea }, id, visitorId, userId)
  })
  // The first response and its cookie were lost: the browser that retries is the one that sent the idea.
  const isRepeat = created.id !== id
  if (isRepeat && visitor.isNew && claim?.isSecret)
    await context.db.batch([moveSearch(context.db, created.id, visitorId)])
  return created
}

/** The text of a new search: what was sent, after the idea of the own search that it adds to. */
async function ideaOf({ db }: Context, { idea, adds_to }: SearchRequest, caller: Caller): Promise<string> {
  if (!adds_to) return idea
  const search = await findSearch(db, adds_to)
  if (!search) throw unknownSearch()
  if (!(await isOwner(search, caller)))
    throw new Problem(403, 'not_your_trip', 'Only the person who asked for this trip can change its words.')
  if (!hasRoomFor(search.idea, [idea])) throw fullIdea()
  return withAnswers(search.idea, [idea])
}

async function prepareSearch(
  context: Context,
  request: SearchRequest,
  id: number,
  visitorId: string,
  userId: string | null,
) {
  const { createdAt, today } = readReferenceTime(request.created_at, context.now())
  const parsed = await readIdea(context, request.idea, today)
  const status = 'processing' as const
  const storedAt = context.now().toISOString()
  const search = {
    id,
    idea: request.idea,
    visitorId,
    status,
    parsed,
    parserVersion: PARSER_VERSION,
    createdAt,
    storedAt,
  }
  const answer: SearchCreated = {
    id,
    search_id: id,
    idea: request.idea,
    status,
    created_at: createdAt,
    parsed: toParsedIdea(id, status, parsed, request.idea),
  }
  // The signed-in user is known by the token only; the body is not trusted.
  return { status: 201, answer, about: { searchId: id }, statements: [insertSearch(context.db, { ...search, userId })] }
}
