import { toParsedIdea } from '#shared/contracts/parsed-idea'
import type { SearchCreated, SearchRequest } from '#shared/contracts/search'
import { PARSER_VERSION } from '#shared/domain/idea/parse'
import { insertSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { readIdea } from './read-idea.ts'
import { reckonFrom } from './reckoning.ts'
import { sha256Hex } from './sha256.ts'

/** Keeps an idea and says what was understood. It answers only once the row is stored. */
export function createSearch(
  context: Context,
  request: SearchRequest,
  visitor: string,
  claim: Claim | null,
): Promise<SearchCreated> {
  return commitOnce(context, claim, async () => {
    const { createdAt, today } = reckonFrom(request.created_at, context.now())
    const idea = await readIdea(context, request.idea, today)
    const id = context.ids.searchId()
    const row = {
      id,
      idea: request.idea,
      visitorId: await sha256Hex(visitor),
      // Who signed in is known by a token, never by what a body says.
      userId: null,
      status: 'processing' as const,
      parsed: idea,
      parserVersion: PARSER_VERSION,
      createdAt,
    }
    return {
      status: 201,
      answer: {
        id,
        search_id: id,
        idea: request.idea,
        status: 'processing' as const,
        created_at: createdAt,
        parsed: toParsedIdea(id, 'processing', idea),
      },
      statements: [insertSearch(context.db, row)],
    }
  })
}
