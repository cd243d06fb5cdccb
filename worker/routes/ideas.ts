import { Hono } from 'hono'
import { ParsedIdeaList } from '#shared/contracts/parsed-idea'
import type { AppEnv } from '../middleware/request-context.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { listIdeas } from '../services/ideas.ts'
import { describe } from './describe.ts'

export const ideaRoutes = new Hono<AppEnv>().get(
  '/ideas/parsed',
  describe({
    summary: 'The ideas of this visitor, newest first',
    parameters: [
      { name: 'status', in: 'query', description: 'Statuses to list, joined by commas', schema: { type: 'string' } },
    ],
    answers: { 200: { description: 'The ideas; none without the cookie of a search', schema: ParsedIdeaList } },
  }),
  async (c) => c.json(await listIdeas(c.var.context, findVisitor(c), c.req.query('status'))),
)
