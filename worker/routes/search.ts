import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { SearchCreated, SearchRequest } from '#shared/contracts/search'
import { readClaim } from '../middleware/idempotency-key.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findUser } from '../middleware/session.ts'
import { keepVisitor } from '../middleware/visitor.ts'
import { createSearch } from '../services/search.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey } from './parameters.ts'

export const searchRoutes = new Hono<AppEnv>().post(
  '/search',
  describeRoute({
    summary: 'Keep a trip idea and say what was understood',
    parameters: [idempotencyKey],
    responses: { 201: answer('The idea is stored', SearchCreated) },
  }),
  jsonBody(SearchRequest),
  async (c) => {
    const request = c.req.valid('json')
    const user = await findUser(c)
    const claim = await readClaim(c, request, user)
    return c.json(await createSearch(c.var.context, request, keepVisitor(c), claim, user?.id ?? null), 201)
  },
)
