import * as z from 'zod/mini'
import { parseSearchId } from '#shared/contracts/search-id'
import { IdeaText } from '#shared/contracts/search'
import { claimOfForm } from '../middleware/idempotency-key.ts'
import { findCookieSession } from '../middleware/session.ts'
import { findVisitor, keepVisitor } from '../middleware/visitor.ts'
import { readSearch, startGeneration } from '../services/generation.ts'
import { createSearch } from '../services/search.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/**
 * POST /itinerary/:id: an answer to a question of a plan, from its owner. The idea with the answer after it becomes a
 * new search, whose plan is started and redirected to; the plan with the question stays.
 */
export const answerForm = (showAgain: ShowAgain) =>
  formPost({
    schema: z.object({ idea: IdeaText }),
    showAgain,
    take: async (c, { idea }) => {
      const { context } = c.var
      const answered = await readSearch(context, parseSearchId(c.req.param('id') ?? ''))
      const userId = (await findCookieSession(c))?.user.id ?? null
      // A key of the network would tell a stranger there of the new plan.
      const claim = findVisitor(c) === null ? null : await claimOfForm(c, { idea })
      const search = await createSearch(context, { idea, adds_to: answered.id }, keepVisitor(c), claim, userId)
      await startGeneration(context, await readSearch(context, search.id))
      return `/itinerary/${search.id}`
    },
  })
