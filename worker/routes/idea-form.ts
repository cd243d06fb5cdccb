import type { Context, Handler } from 'hono'
import { SearchRequest } from '#shared/contracts/search'
import type { AppEnv } from '../middleware/request-context.ts'
import { keepVisitor } from '../middleware/visitor.ts'
import { readSearch, startGeneration } from '../services/generation.ts'
import { Problem } from '../services/problem.ts'
import { createSearch } from '../services/search.ts'

/** Shows the form's page again, with a sentence and with what was typed. */
type ShowAgain = (c: Context<AppEnv>, answer: { problem: string; values: Record<string, string> }) => Promise<Response>

/** POST /ideas: the idea's form as a browser without script sends it. It keeps the idea, starts the plan and leads to it. */
export const ideaForm =
  (showAgain: ShowAgain): Handler<AppEnv> =>
  async (c) => {
    const site = c.req.header('sec-fetch-site')
    if (site === 'cross-site') throw new Problem(403, 'cross_site', 'Please send the form from our own page.')
    const { idea } = await c.req.parseBody()
    const text = typeof idea === 'string' ? idea : ''
    const request = SearchRequest.safeParse({ idea: text })
    if (!request.success)
      return showAgain(c, {
        problem: request.error.issues[0]?.message ?? 'Please check your idea.',
        values: { idea: text },
      })
    const { context } = c.var
    const search = await createSearch(context, request.data, keepVisitor(c), null)
    await startGeneration(context, await readSearch(context, search.id))
    return c.redirect(`/itinerary/${search.id}`, 303)
  }
