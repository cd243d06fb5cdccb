import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { OutboxList } from '#shared/contracts/outbox'
import type { AppEnv } from '../middleware/request-context.ts'
import { requireRole } from '../middleware/session.ts'
import { listOutbox } from '../services/outbox.ts'
import { answer } from './answer.ts'
import { cursorQuery } from './parameters.ts'

export const outboxRoutes = new Hono<AppEnv>().get(
  '/outbox',
  describeRoute({
    summary: 'The messages of the site, newest first, for an admin',
    parameters: [cursorQuery],
    responses: {
      200: answer('A page of messages', OutboxList),
      401: answer('Nobody is signed in', ApiError),
      403: answer('The account is no admin’s', ApiError),
    },
  }),
  async (c) => {
    await requireRole(c, 'admin')
    return c.json(await listOutbox(c.var.context, c.req.query('cursor')))
  },
)
