import { SearchRequest } from '#shared/contracts/search'
import { findCookieSession } from '../middleware/session.ts'
import { keepVisitor } from '../middleware/visitor.ts'
import { readSearch, startGeneration } from '../services/generation.ts'
import { createSearch } from '../services/search.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/**
 * POST /ideas: the idea form, from a browser without JavaScript. Stores the idea, starts the plan and redirects to it.
 */
export const ideaForm = (showAgain: ShowAgain) =>
  formPost({
    schema: SearchRequest,
    showAgain,
    take: async (c, request) => {
      const { context } = c.var
      const userId = (await findCookieSession(c))?.user.id ?? null
      const search = await createSearch(context, { idea: request.idea }, keepVisitor(c), null, userId)
      await startGeneration(context, await readSearch(context, search.id))
      return `/itinerary/${search.id}`
    },
  })
