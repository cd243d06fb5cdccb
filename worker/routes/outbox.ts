import { Hono } from 'hono'
import { ApiError } from '#shared/contracts/api-error'
import { OutboxList } from '#shared/contracts/outbox'
import type { AppEnv } from '../middleware/request-context.ts'
import { requireRole } from '../middleware/session.ts'
import { listOutbox } from '../services/outbox.ts'
import { describe } from './describe.ts'

export const outboxRoutes = new Hono<AppEnv>().get(
  '/outbox',
  describe({
    summary: 'The messages of the site, newest first, for an admin',
    parameters: [
      { name: 'cursor', in: 'query', description: 'The `next` of the page before', schema: { type: 'string' } },
    ],
    answers: {
      200: { description: 'A page of messages', schema: OutboxList },
      401: { description: 'Nobody is signed in', schema: ApiError },
      403: { description: 'The account is no admin’s', schema: ApiError },
    },
  }),
  async (c) => {
    await requireRole(c, 'admin')
    return c.json(await listOutbox(c.var.context, c.req.query('cursor')))
  },
)
