import { toParsedIdea } from '#shared/contracts/parsed-idea'
import type { SearchCreated, SearchRequest } from '#shared/contracts/search'
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
    const row = { id, idea: request.idea, parsed: idea, today, visitorHash: await sha256Hex(visitor), createdAt }
    return {
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
