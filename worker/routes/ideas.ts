import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ParsedIdeaList } from '#shared/contracts/parsed-idea'
import type { AppEnv } from '../middleware/request-context.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { listIdeas } from '../services/ideas.ts'
import { answer } from './answer.ts'
import { cursorQuery } from './parameters.ts'

export const ideaRoutes = new Hono<AppEnv>().get(
  '/ideas/parsed',
  describeRoute({
    summary: 'The ideas of this visitor, newest first',
    parameters: [
      { name: 'status', in: 'query', description: 'Statuses to list, joined by commas', schema: { type: 'string' } },
      cursorQuery,
    ],
    responses: { 200: answer('The ideas; none without the cookie of a search', ParsedIdeaList) },
  }),
  async (c) => {
    const asked = { filter: c.req.query('status'), cursor: c.req.query('cursor') }
    return c.json(await listIdeas(c.var.context, findVisitor(c), asked))
  },
)
