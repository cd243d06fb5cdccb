import * as z from 'zod/mini'
import { parseSearchId } from '#shared/contracts/search-id'
import { claimOfForm } from '../middleware/idempotency-key.ts'
import { findCookieSession } from '../middleware/session.ts'
import { findVisitor, keepVisitor } from '../middleware/visitor.ts'
import { copyPlan } from '../services/copy-plan.ts'
import { planVersion } from '../services/itinerary.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** POST /itinerary/:id/copy: makes the caller's own copy of a plan, as the API does, and redirects to it. */
export const copyForm = (showAgain: ShowAgain) =>
  formPost({
    schema: z.object({}),
    showAgain,
    take: async (c) => {
      const visitor = findVisitor(c)
      const caller = { visitor, userId: (await findCookieSession(c))?.user.id ?? null }
      const searchId = parseSearchId(c.req.param('id') ?? '')
      // Sent twice, one copy of each version. A key of the network would tell a stranger there of the copy.
      const version = await planVersion(c.var.context, searchId)
      const claim = visitor === null || version === null ? null : await claimOfForm(c, { version })
      const { search_id } = await copyPlan(c.var.context, searchId, { visitor: keepVisitor(c), caller, claim })
      return `/itinerary/${search_id}`
    },
  })
